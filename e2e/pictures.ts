// node api/cli/run.mjs e2e/pictures.ts: draws the icons and the picture that links to the site show, into web/public.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';

const PUBLIC = path.resolve('web/public');
const icon = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
/** Where the platform cuts the icon's corners itself, the colour goes to the edge and the sign stays inside the safe circle. */
const fullBleed = icon.replace('rx="9" ', '').replace('<g ', '<g transform="translate(3.2 3.2) scale(0.8)" ');

async function draw(page: Page, name: string, [width, height]: readonly [number, number], body: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}body{width:${width}px;height:${height}px}svg{display:block}</style>${body}`);
  await page.screenshot({ path: path.join(PUBLIC, name), omitBackground: true });
}

const sized = (svg: string, size: number) => svg.replace('<svg ', `<svg width="${size}" height="${size}" `);

const card = `<div style="box-sizing:border-box;width:1200px;height:630px;padding:96px;background:#f7f8f6;color:#15201c;font-family:system-ui,'Segoe UI',Roboto,'Helvetica Neue',sans-serif;position:relative;overflow:hidden">
  <svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMin slice" style="position:absolute;inset:0 0 0 520px;width:680px;height:630px;opacity:.5;mask-image:linear-gradient(to right,transparent,black 200px)">
    ${Array.from({ length: 12 }, (_, line) => `<path d="M0 ${60 + line * 46}${Array.from({ length: 8 }, (_, arc) => `q50 ${(arc % 2 ? 1 : -1) * (12 + line * 2.4)} 100 0`).join('')}" fill="none" stroke="#0d6b53" stroke-width="2" opacity="${0.6 - line * 0.04}"/>`).join('')}
  </svg>
  <div style="position:relative;display:flex;align-items:center;gap:20px;font-size:38px;font-weight:600">${sized(icon, 64)}Evenpace</div>
  <div style="position:relative;margin-top:84px;font-size:108px;line-height:1.05;font-weight:700;letter-spacing:-0.035em">Consistency<br>Is King</div>
  <div style="position:relative;margin-top:36px;font-size:32px;color:#515d57">A training plan that keeps your limits and says why.</div>
</div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const size of [192, 512]) await draw(page, `icon-${size}.png`, [size, size], sized(icon, size));
await draw(page, 'icon-maskable-512.png', [512, 512], sized(fullBleed, 512));
await draw(page, 'apple-touch-icon.png', [180, 180], sized(fullBleed, 180));
await draw(page, 'social.png', [1200, 630], card);
await browser.close();
