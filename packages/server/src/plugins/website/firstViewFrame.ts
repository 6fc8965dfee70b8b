import { company, firstViewId, type Language, languages, toTag } from '@atrium/contract'
import { firstViewStyle } from './firstViewStyle.ts'
import { mark } from './html.ts'

/** `PlanMotif` of `LookupPage` (seed 21, 8 rows, 40 columns, today at 24), a stroke for each bar: 0.5 kB zipped. */
const plan = {
  '#0E3F32':
    'M283.9 6.4h7.2M316.4 6.4h17.2M63.9 26.4h62.2M298.9 46.4h12.2M346.4 46.4h42.2M66.4 66.4h22.2M268.9 66.4h67.2M236.4 86.4h12.2M273.9 86.4h52.2M298.9 106.4h37.2M366.4 106.4h9.7M181.4 126.4h7.2M313.9 126.4h42.2M23.9 126.4h22.2',
  '#135441':
    'M81.4 6.4h67.2M161.4 26.4h27.2M228.9 26.4h42.2M301.4 26.4h34.7M231.4 46.4h37.2M146.4 66.4h2.2M178.9 66.4h12.2M361.4 66.4h27.2M23.9 66.4h7.2M351.4 86.4h42.2M-3.6 106.4h32.2M63.9 106.4h27.2M136.4 106.4h32.2M391.4 126.4h7.2M86.4 126.4h12.2M366.4 146.4h47.2M-33.6 146.4h47.2M58.9 146.4h2.2M316.4 146.4h27.2',
  '#1B6E55':
    'M353.9 6.4h37.2M26.4 6.4h34.7M356.4 26.4h57.2M-43.6 26.4h57.2M143.9 46.4h62.2M123.9 126.4h37.2M106.4 146.4h12.2M143.9 146.4h12.2',
  '#86A94B':
    'M41.4 46.4h67.2M113.9 66.4h12.2M211.4 66.4h27.2M126.4 86.4h7.2M23.9 86.4h52.2M261.4 106.4h2.2M248.9 146.4h32.2',
  '#C9F26B':
    'M173.9 6.4h37.2M236.4 6.4h27.2M168.9 86.4h42.2M203.9 106.4h7.2M208.9 126.4h2.2M246.4 126.4h37.2M186.4 146.4h42.2',
}

/** Each language in its own words, for the ear. */
const names: Record<Language, string> = { AZ: 'Azərbaycanca', EN: 'English', RU: 'Русский' }

const bars = Object.entries(plan)
  .map(([colour, path]) => `<path stroke="${colour}" d="${path}"/>`)
  .join('')

const picture =
  '<svg class="plan" viewBox="0 0 400 152.8" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
  `<g stroke-width="12.8" stroke-linecap="round">${bars}</g>` +
  '<path stroke="#C9F26B" stroke-width="1.5" d="M240 0V160"/></svg>'

/**
 * The whole of a first view: it looks as `LookupPage` of the design system does, so that the application takes its
 * place and nothing jumps. The languages are links, which need no script either.
 */
export function firstViewFrame(content: string, language: Language): string {
  const others = languages
    .filter((other) => other !== language)
    .map((other) => {
      const tag = toTag(other)
      return `<a href="?lng=${tag}" hreflang="${tag}" lang="${tag}" aria-label="${other} ${names[other]}">${other}</a>`
    })
  return (
    `<div id="${firstViewId}"><style>${firstViewStyle}</style>` +
    `<header>${picture}<a class="brand" href="/">${mark}${company.name}</a><div>${others.join('')}</div></header>` +
    `${content}</div>`
  )
}
