import { openDatabase } from "./adapters/staging/database/open-database.ts"
import { makeStaging } from "./adapters/staging/make-staging.ts"
const db=await openDatabase({data:"/tmp/stg/distdata"})
const st=makeStaging({database:db,clock:Date.now})
const get=async(p:string)=>{const r=await st.handle(new Request("http://x/api/v1"+p));return JSON.parse(await r.text())}
for(const q of ["mjölk","ost","bröd","kaffe","ägg","banan","äpple","kyckling","lax","pasta","ris","glass","choklad","vatten","smör","öl","juice","tomat","lök","te","korv","kattmat","toalettpapper","blöjor","havre","grädde","bacon","chips","laktosfri mjölk","eko mjölk","godis"]){const j=await get("/Loop54/search?take=7&store=3201&q="+encodeURIComponent(q)); console.log(q.padEnd(12),j.searchResults.totalCount,j.searchResults.products.map((x:any)=>x.name+"·"+(x.brand??"")).join(" | "))}
await db.close()
