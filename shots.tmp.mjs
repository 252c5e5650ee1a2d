import { chromium } from "@playwright/test";
import { startBuiltServer } from "./scripts/built-server.mjs";
import { chromiumArgs } from "./scripts/chromium.mjs";
import { demoPerson, makeDemoPerson } from "./scripts/demo-person.mjs";
import { mkdirSync } from "node:fs";
const out="/tmp/shots"; mkdirSync(out,{recursive:true});
const s=await startBuiltServer(); await makeDemoPerson(s.url);
const r=await fetch(s.url+"/api/auth/signin",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({email:demoPerson.email,password:demoPerson.password})});
const {session}=await r.json();
const tok=session.access_token;
const api=(m,p,b)=>fetch(s.url+p,{method:m,headers:{"content-type":"application/json",authorization:`Bearer ${tok}`},body:b&&JSON.stringify(b)});
const br=await chromium.launch({executablePath:"/usr/bin/chromium",args:chromiumArgs});
for (const [n,vp] of [["phone",{width:390,height:844}],["desktop",{width:1280,height:800}]]) for (const cs of ["light","dark"]) {
  if (n==="phone"&&cs==="dark"||true) {}
  const ctx=await br.newContext({viewport:vp,colorScheme:cs,reducedMotion:"reduce",storageState:{cookies:[],origins:[{origin:s.url,localStorage:[{name:"morsel-auth",value:JSON.stringify(session)}]}]}});
  const p=await ctx.newPage(); const shot=(x)=>p.screenshot({path:`${out}/${x}-${n}-${cs}.png`,fullPage:true});
  const tab=async(name)=>{await p.getByRole("tab",{name}).or(p.getByRole("radio",{name})).or(p.getByText(name,{exact:true})).first().click({force:true}); await p.waitForTimeout(600)};
  await p.goto(s.url+"/fasting",{waitUntil:"networkidle"}); await p.waitForTimeout(800); await shot("1ready");
  await tab("Plans"); await shot("2plans"); await tab("Tips"); await shot("3tips"); await tab("Tracker");
  await p.getByRole("button",{name:"I started earlier"}).click(); await p.waitForTimeout(500); await shot("4earlier");
  await p.keyboard.press("Escape"); await p.waitForTimeout(300);
  await p.getByRole("button",{name:"Start Fasting"}).click(); await p.waitForTimeout(1500); await shot("5running");
  await p.getByRole("button",{name:"Pause"}).click(); await p.waitForTimeout(500); await shot("6paused");
  const ed=p.getByRole("button",{name:/Edit|Change the start/}).first(); if(await ed.count()){await ed.click(); await p.waitForTimeout(500); await shot("7edit"); await p.keyboard.press("Escape"); await p.waitForTimeout(300);}
  await p.goto(s.url+"/",{waitUntil:"networkidle"}); await p.waitForTimeout(500); await shot("8home");
  await p.goto(s.url+"/fasting",{waitUntil:"networkidle"}); await p.waitForTimeout(4500); await p.getByRole("button",{name:"End Fast"}).click(); await p.waitForTimeout(1200); await shot("9ended");
  await ctx.close();
}
await br.close(); await s.stop();
