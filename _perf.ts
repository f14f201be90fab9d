import { openDatabase } from "./adapters/staging/database/open-database.ts"
import { seedDatabase } from "./adapters/staging/load/seed-database.ts"
import { makeStaging } from "./adapters/staging/make-staging.ts"
const db=await openDatabase(process.env["URL"]?{url:process.env["URL"]}:{data:process.env["D"]??"/tmp/stg/big"})
await seedDatabase(db,{now:Date.now(),size:20000})
const st=makeStaging({database:db,clock:Date.now})
let tok=""
const go=async(m:string,p:string,b?:unknown)=>{const r=await st.handle(new Request("http://x/api/v1"+p,{method:m,headers:{...(b===undefined?{}:{"content-type":typeof b==="string"?"application/x-www-form-urlencoded":"application/json"}),...(tok?{authorization:"Bearer "+tok}:{})},...(b===undefined?{}:{body:typeof b==="string"?b:JSON.stringify(b)})}));return await r.text()}
const bench=async(name:string,f:(i:number)=>Promise<unknown>,n=200)=>{for(let i=0;i<40;i++)await f(i);const c=process.cpuUsage();const t=performance.now();for(let i=0;i<n;i++)await f(i);const u=process.cpuUsage(c);console.log(name.padEnd(34),"cpu",((u.user+u.system)/1000/n).toFixed(2),"wall",((performance.now()-t)/n).toFixed(2))}
const only=process.argv[2]
const B=async(n:string,f:(i:number)=>Promise<unknown>)=>{if(!only||n.includes(only))await bench(n,f)}
await B("settings",()=>go("GET","/settings"))
await B("navigation",()=>go("GET","/navigation"))
await B("product",()=>go("GET","/Loop54/products/94011?store=3201"))
await B("list leaf",()=>go("GET","/Loop54/category/110101/products?store=3201"))
await B("list group",()=>go("GET","/Loop54/category/1101/products?store=3201"))
await B("list dept",()=>go("GET","/Loop54/category/11/products?store=3201"))
for(const q of ["mjölk","kaffe","havredryck","choklad","banan","ost"]) {const r=JSON.parse(await go("GET","/Loop54/search?store=3201&q="+encodeURIComponent(q)));await B("search "+q+" "+r.searchResults.totalCount,()=>go("GET","/Loop54/search?store=3201&q="+encodeURIComponent(q)));await B("quick "+q,()=>go("GET","/Loop54/search/quick/?store=3201&q="+encodeURIComponent(q)))}
await B("typo mjlk",()=>go("GET","/Loop54/search?store=3201&q=mjlk"))
await B("topsellers",()=>go("GET","/Loop54/products/topsellers?store=3201&take=24"))
await B("offers",()=>go("GET","/offers?store=3201&size=24"))
const t=JSON.parse(await go("POST","/connect/token","grant_type=password&scope=api&username=anna.andersson%40exempel.se&password=Matkasse-2026"));tok=t.access_token
const c=JSON.parse(await go("POST","/carts",{storeNumber:"3201"}))
const l=JSON.parse(await go("GET","/Loop54/products/topsellers?store=3201&take=20"))
const it=(p:any,v=1)=>({gtin:p.gtin,itemNo:p.id,quantity:{value:v,unit:"Piece",originalUnit:"Piece"}})
const full=JSON.parse(await go("POST",`/carts/${c.id}/additems`,{items:l.items.map((p:any)=>it(p))}))
await B("get cart 20 lines",()=>go("GET","/carts/"+c.id))
await B("put item",(i)=>go("PUT",`/carts/${c.id}/items/${full.items[i%20].id}`,{quantity:1+i%9}))
await B("additems",(i)=>go("POST",`/carts/${c.id}/additems`,{items:[it(l.items[i%20],1)]}))
await db.close()
