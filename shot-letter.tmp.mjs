import { chromium } from 'playwright';
const [,, base, out] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']});
for (const [name,path] of [['list-en','/letters'],['list-ar','/ar/letters'],['detail-en','/letters/2026-11-one-hundred-cases-in-a-row'],['detail-ar','/ar/letters/2026-11-one-hundred-cases-in-a-row']])
  for (const width of [390,1280]) for (const scheme of name.endsWith('en')&&width===1280?['light','dark']:['light']) {
    const p = await b.newPage({viewport:{width,height:900}, colorScheme: scheme});
    await p.goto(base+path); await p.waitForTimeout(600);
    await p.screenshot({path:`${out}/${name}-${width}-${scheme}.png`, fullPage:true});
    await p.close();
  }
await b.close();
