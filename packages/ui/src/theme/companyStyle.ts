import { type Brand, brandOf, type Colours, tint } from '@atrium/contract/palette'
import { colourProperties } from './colourProperties.ts'
import { darkColours, darkColoursOf } from './darkColours.ts'
import { palette } from './palette.ts'

/** The id of the element with this style in the document. */
export const companyStyleId = 'company-style'

type Properties = ReturnType<typeof colourProperties>

function changed(shipped: Properties, replaced: Properties, own: Brand): string {
  return Object.entries(shipped)
    .map(([name, value]) => [name, value, replaced[name] === value ? tint(value, own) : replaced[name]])
    .flatMap(([name, before, after]) => (before === after ? [] : [`${name}:${after}`]))
    .join(';')
}

/** The rules that give the themes the colours of a company; empty for the shipped ones. */
export function companyStyle(colours: Colours): string {
  const own = brandOf(colours)
  const light = changed(colourProperties(palette), colourProperties({ ...palette, ...own }), own)
  if (!light) return ''
  const dark = changed(colourProperties(darkColours), colourProperties(darkColoursOf(own)), own)
  // More specific than `DarkTheme`, which stands later in the document.
  const darkAt = (theme: string) => {
    const root = `html:root[data-theme=${theme}]`
    return `${root}{${dark}}${root},${root} body{background:var(--ui-colors-bg-page)}`
  }
  // Films and drawings on a dark ground have the shipped colours: their light on the dark colour.
  const films =
    '[data-film]{background:var(--ui-colors-bg-darkest)}[data-film] :is(video,img){mix-blend-mode:luminosity}'
  return `:root{${light}}${films}@media screen{${darkAt('dark')}@media (prefers-color-scheme:dark){${darkAt('system')}}}`
}
