import { palette } from './palette.ts'
import type { semanticTokens } from './semanticTokens.ts'

type Dark<Tree> = { [Key in keyof Tree]: Tree[Key] extends { value: string } ? string : Dark<Tree[Key]> }

const { pine, mist, lime, sky, amber, coral, lilac, white } = palette

/**
 * The semantic colours of the dark theme; the type names every one that is missing. Beside `palette.ts`, hex values
 * stand here only: no public page loads them (`DarkTheme`). What lies over a page is lighter than the page.
 */
export const darkColours: Dark<(typeof semanticTokens)['colors']> = {
  bg: {
    page: '#071C16',
    band: '#0F2C24',
    surface: '#0B251E',
    raised: '#11322A',
    quiet: '#143830',
    active: '#1D4A3D',
    danger: '#3B1C16',
    warning: '#47350F',
    accent: lime[1],
    accentQuiet: lime[2],
    dark: pine[900],
    darkest: '#04140F',
    darkRaised: pine[800],
    floating: '#1B4A3D',
    control: '#071C16',
    primary: pine[600],
    primaryHover: '#1F7A5F',
    primaryActive: pine[700],
    chosen: '#235546',
  },
  fg: {
    DEFAULT: '#E8F0EB',
    muted: '#B9C9C1',
    hint: '#A0B4AA',
    link: '#92D9B8',
    linkHover: '#C0EDD7',
    danger: '#FFA18A',
    onDark: white,
    onDarkMuted: mist[1],
    onPrimary: white,
    onAccent: pine[950],
    dangerOnDark: coral.fill,
    accentOnDark: lime[1],
  },
  border: {
    hairline: '#234A3E',
    control: '#739285',
    controlHover: '#B9C9C1',
    primary: '#6DBE9D',
    danger: '#F08A72',
    onDark: mist.line,
    onDarkControl: mist.controlOnDark,
  },
  focus: { ring: lime[1], ringOnDark: lime[1] },
  selection: { bg: lime[1], fg: pine[950] },
  motif: {
    pine1: pine[800],
    pine2: pine[700],
    pine3: pine[600],
    lime: lime[1],
    limeDim: lime.dim,
    sky: sky.soft,
    amber: amber.soft,
    lilac: lilac.soft,
    today: lime[1],
    paper1: '#2B8267',
    paper2: '#55AE8C',
    paperLime: lime[1],
    paperLimeDim: lime.dim,
    ghost: '#1C4539',
  },
  meeting: {
    limeFill: '#2F4117',
    limeBar: '#9CCB45',
    skyFill: '#143A57',
    skyBar: '#62ABE8',
    amberFill: '#47350F',
    amberBar: '#E0A83C',
    coralFill: '#51281D',
    coralBar: '#F0866A',
    lilacFill: '#352C60',
    lilacBar: '#A895EE',
  },
  holiday: { bg: '#51281D', fg: '#FFC2AF' },
}
