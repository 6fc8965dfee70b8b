import { firstViewId } from '@atrium/contract'

/** Rules of the first view alone, written as in a style sheet. */
const rules: readonly [selectors: string, style: string][] = [
  [
    '',
    "min-height:100dvh;color:#10201B;font:1rem/1.55 Onest,'Onest Fallback',system-ui,sans-serif;overflow-wrap:anywhere",
  ],
  ['*', 'box-sizing:border-box;margin:0;padding:0'],
  ['a', 'color:inherit;text-decoration:none'],
  [
    'header',
    'position:relative;height:12rem;overflow:hidden;background:#06201A;color:#fff;display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:.5rem;padding:1.125rem clamp(1.25rem,.6rem + 2.6vw,2rem)',
  ],
  [
    '.plan',
    'position:absolute;inset:0;width:100%;height:100%;fill:none;mask-image:linear-gradient(rgb(0 0 0/.15) 3.5rem,#000 6rem)',
  ],
  ['header a', 'position:relative;display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem'],
  [
    '.brand,h1',
    "font:550 1.3125rem/1.2 Geologica,'Geologica Fallback',system-ui,sans-serif;letter-spacing:-.01em",
  ],
  ['.brand svg', 'height:1.75rem'],
  ['header div', 'display:flex;gap:.375rem'],
  [
    'header div a',
    'min-width:2.75rem;justify-content:center;border:1px solid rgb(255 255 255/.14);border-radius:.75rem;font-size:.875rem;font-weight:550',
  ],
  [
    'main',
    'position:relative;width:calc(100% - 2.5rem);max-width:27rem;margin:-5.5rem auto 3rem;background:#fff;border:1px solid #DEDBCF;border-radius:1.375rem;padding:1.5rem',
  ],
  ['.record', 'max-width:40rem'],
  ['.wide', 'max-width:72rem'],
  ['main>svg', 'display:block;height:2.25rem;margin:0 0 1rem -.125rem;color:#0E3F32'],
  [
    'h1',
    'font-size:clamp(1.875rem,1.5rem + 1.6vw,2.75rem);line-height:1.08;letter-spacing:-.025em;text-wrap:balance',
  ],
  ['p', 'margin-top:.375rem;color:#4A5A53'],
  ['nav', 'height:2.0625rem;margin-bottom:1rem;font-size:.875rem;line-height:2.0625rem;color:#4A5A53'],
  ['ul', 'list-style:none;margin-top:1.5rem'],
  // Where the search and the number of results are going to stand.
  ['i', 'display:block;height:9.125rem'],
  ['li', 'border-top:1px solid #DEDBCF;padding:.625rem 0'],
  ['li a', 'display:block;margin:-.625rem 0;padding:.625rem 0'],
  ['b', 'font-weight:500'],
  ['li span', 'display:block;font-size:.875rem;line-height:1.5;color:#4A5A53'],
  ['li a b', 'color:#135441'],
  ['.card li span', 'font-size:1rem;font-weight:550;line-height:1.4;color:#10201B'],
  ['.card b', 'display:block;font-size:.875rem;font-weight:400;line-height:1.5;color:#4A5A53'],
  // Where the picture with the initials is going to stand.
  ['.record>div', 'position:relative;padding-top:5.75rem'],
  [
    '.record>div::before',
    'content:"";position:absolute;inset:0 auto auto 0;width:4.5rem;aspect-ratio:1;border-radius:1.125rem;background:#06201A',
  ],
  [
    '.wide ul',
    'display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr))',
  ],
  ['.wide li', 'border:1px solid #DEDBCF;border-radius:1.125rem;padding:1.25rem'],
  ['.wide li a', 'margin:-1.25rem;padding:1.25rem'],
  ['.wide b', "font:550 1.125rem/1.25 Geologica,'Geologica Fallback',system-ui,sans-serif;color:#10201B"],
  ['a:focus-visible', 'outline:3px solid #1B6E55;outline-offset:2px;border-radius:.75rem'],
  ['header a:focus-visible', 'outline-color:#C9F26B'],
]

const onWiderWindows: typeof rules = [
  ['.record>div', 'display:grid;align-content:center;min-height:6rem;padding:0 0 0 7.5rem'],
  ['.record>div::before', 'width:6rem'],
  ['.record li,.record li a', 'display:grid;grid-template-columns:9.5rem minmax(0,1fr);column-gap:1.5rem'],
  ['.record li a', 'grid-column:1/-1'],
]

const onDesktops: typeof rules = [
  ['header', 'height:14rem'],
  ['main', 'width:calc(100% - 2*clamp(1.25rem,.6rem + 2.6vw,2rem));margin-top:-6.5rem;padding:2rem'],
]

const onPaper: typeof rules = [
  ['header', 'display:none'],
  ['main', 'margin-top:0'],
]

const write = (list: typeof rules) =>
  list
    .map(([selectors, style]) => {
      const scoped = selectors.split(',').map((selector) => `#${firstViewId} ${selector}`.trim())
      return `${scoped.join()}{${style}}`
    })
    .join('')

/**
 * The looks of `LookupPage` and of what stands in it (packages/ui/src/blocks/lookup), written out: no script and no
 * second request stands between a phone and these lines. What changes there changes here. The application, which
 * draws the page again, is not displayed until it takes this away.
 */
export const firstViewStyle = [
  `#${firstViewId}~#root{display:none}`,
  write(rules),
  `@media(min-width:30em){${write(onWiderWindows)}}`,
  `@media(min-width:51.25em){${write(onDesktops)}}`,
  `@media print{${write(onPaper)}}`,
  `@media(forced-colors:active){${write([['.plan', 'display:none']])}}`,
].join('')
