import { chromium } from "playwright-core"
const [,, ...jobs] = process.argv
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu","--disable-background-networking"]})
for (const j of jobs) { const [name,url,w,h,full,act] = j.split("|")
 const p = await b.newPage({viewport:{width:+w,height:+h},deviceScaleFactor:1}); p.on("pageerror",e=>console.log(name,e.message)); p.on("console",m=>{if(m.type()==="error")console.log(name,m.text())})
 await p.goto("http://localhost:4150/"+url); await p.waitForTimeout(500)
 if (act) await p.evaluate(act); await p.waitForTimeout(act?500:0)
 const sw = await p.evaluate("[document.documentElement.scrollWidth, innerWidth]"); if (sw[0]>sw[1]) console.log(name,"overflows",sw)
 await p.screenshot({path:`/tmp/kit-preview/out/${name}.png`,fullPage:full==="1"}); await p.close() }
await b.close()
