import { company, iconAddress, type LogoIcon } from './company.ts'
import { type Language, toTag } from './language.ts'
import { pages } from './pages.ts'
import { brandOf } from './palette.ts'

export const manifestPath = '/manifest.webmanifest'

/** The address of the manifest that a page links. */
export const manifestAddress = (language: Language, isForStaff: boolean): string =>
  `${manifestPath}?lng=${toTag(language)}${isForStaff ? '&start=staff' : ''}`

/** Letters under an icon that no system cuts. */
const shortLength = 12

/** The first words that fit under an icon. */
export function shortName(name: string): string {
  const starts = name.split(' ').map((_word, place, words) => words.slice(0, place + 1).join(' '))
  return starts.findLast(({ length }) => length <= shortLength) ?? name.slice(0, shortLength)
}

/** What a browser needs to install the site as an application (https://www.w3.org/TR/appmanifest). */
export function webManifest(language: Language, isForStaff = false): object {
  const { name, tagline, colours, logo } = company
  const { pine } = brandOf(colours)
  const icon = (of: LogoIcon, side: number) => ({
    src: logo.hash ? iconAddress(logo, of) : `/icons/icon-${of}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: of === 'maskable' ? of : 'any',
  })
  return {
    ...{ name, short_name: shortName(name), description: tagline[language], lang: toTag(language) },
    // Staff install it from a page of their area and start there each day; a visitor would meet the sign-in.
    start_url: isForStaff ? pages.today : pages.home,
    ...{ scope: '/', display: 'standalone' },
    ...{ theme_color: pine[900], background_color: pine[950] },
    icons: [icon(192, 192), icon(512, 512), icon('maskable', 512)],
  }
}
