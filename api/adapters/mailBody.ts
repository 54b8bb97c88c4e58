import { tableOf } from '../core/units/tableOf.ts';
import type { EmailPart } from '../domain/kernel/ports.ts';

const SPECIAL: Readonly<Record<string, string>> = tableOf({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** Text as it stands in HTML, between tags and in attributes. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => SPECIAL[character]!);

function asText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n');
  return 'heading' in part ? part.heading.toUpperCase() : `${part.label}:\n${part.link}`;
}

/** The e-mail for programs that show no HTML. */
export function textOf(parts: readonly EmailPart[]): string {
  return `${parts.map(asText).join('\n\n')}\n`;
}

// mail programs read little more than style attributes; the colours are those of the light theme
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0d6b53;color:#ffffff;font-weight:600;text-decoration:none';

function asHtml(part: EmailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escaped(part)}</p>`;
  if ('list' in part)
    return `<ul style="margin:0 0 16px;padding-left:20px">${part.list.map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`).join('')}</ul>`;
  if ('heading' in part) return `<h2 style="margin:24px 0 12px;font-size:17px">${escaped(part.heading)}</h2>`;
  const link = escaped(part.link);
  if (part.isQuiet)
    return `<p style="margin:16px 0 0;font-size:13px"><a href="${link}" style="color:#626e68">${escaped(part.label)}</a></p>`;
  return `<p style="margin:24px 0"><a href="${link}" style="${BUTTON}">${escaped(part.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#626e68;word-break:break-all">${link}</p>`;
}

/** The e-mail as a page of its own: no pictures, no scripts, nothing that is fetched from anywhere. */
export function htmlOf(subject: string, parts: readonly EmailPart[]): string {
  const body = parts.map(asHtml).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f8f6;color:#15201c;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
<p style="margin:0 0 24px;font-weight:700;color:#0d6b53">Evenpace</p>
${body}
</div></body></html>
`;
}
