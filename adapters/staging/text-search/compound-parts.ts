/** Known parts of Swedish compounds, in lower case and without diacritics, including parts that are never a word of their own in a product's name. */
export const compoundParts: ReadonlySet<string> = new Set(
  `agg ananas apelsin aprikos avokado bacon balja banan barista biff bitar blabar bladspenat bolle bonor brod bulle bullar burgare buljong burk bar
  choklad chips citron dressing dricka dryck duk farg farin farsk fars filet file fil fisk flaska flingor flakt frukost frukt fralla gel glass granat
  granola gratang grill grot gron gronsak gradde gryn gryta gurka gurt hallon hamburgare hav havre honung hushall hund jordgubb jordgubbs juice jast
  kaffe kaka kakor kalkon kalv kanel karamell katt kassler kavring kebab ketchup kex klubba knacke kokos kolja korn korv krabba krossad krydda kryddor
  kraft kram kul kudde kyckling kott kottbullar lader lagrad lamm lax lever limpa lingon linser lok majonnas majs makrill mandel mango margarin marmelad
  mask matlagning mejeri mellan mineral mix mjol mjolk morot muffin musli must mynta not nudlar nuggets notter notkott olja oliv ost paj paket pannkaka
  papper paprika parmesan pasta pastej pastill peppar persika pizza plommon popcorn potatis prosciutto pudding pulver pure pasar paron rabarber rag ragu
  raka rakor ranch rapsolja ris rostad rulle rullar rengoring russin rod rodbeta rokt saft salami sallad salsa salt sardin schampo schampoo scones semla
  senap sesam sill sirap skal skinka skiva skivad skorpa skum smak smor smorgas smoothie snacks socker soda soja soppa spad spagetti spenat stek strips
  stark surdeg svamp svart sylt sas tabletter taco tallrik te tomat tonfisk torsk tortilla torkad tran tunnbrod tuggummi tval tvatt tvattmedel ugn
  vanilj vatten vaxt vetemjol vete vitlok vildris vin vitt vit vinbar yoghurt appel apple applemos arta artor artsoppa attika disk hand maskin diskmedel
  toalett hushallspapper blojor bloja servett tandkram balsam deo deodorant medel duschkram tops lakritz lakrits godis dipp notmix fikon dadel dadlar
  broccoli blomkal rodkal vitkal gronkal sallat purjo purjolok rodlok gullok ingefara chili basilika persilja dill koriander timjan rosmarin oregano
  curry kummin kardemumma sylta halloumi mozzarella cheddar gouda brie feta herrgard prast greve hushallsost cottage kvarg creme fraiche grekisk turkisk
  naturell latt standard helg frys fryst kyld ljus folie film filter pase pasar kasse tarta tartor bricka brickor`.split(
    /\s+/
  )
)
