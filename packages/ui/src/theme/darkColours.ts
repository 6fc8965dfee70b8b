import { brand } from '@atrium/contract/brand'
import type { Brand } from '@atrium/contract/palette'
import { palette } from './palette.ts'
import type { semanticTokens } from './semanticTokens.ts'

type Dark<Tree> = { [Key in keyof Tree]: Tree[Key] extends { value: string } ? string : Dark<Tree[Key]> }

const { mist, sky, amber, coral, lilac, looks, white } = palette

/**
 * The semantic colours of the dark theme; the type names every one that is missing. Beside `palette.ts`, hex values
 * stand here only: no public page loads them (`DarkTheme`). A card is lighter than its page, a dialog or menu lighter than
 * a card, and each has an edge.
 */
export const darkColoursOf = ({ pine, lime }: Brand): Dark<(typeof semanticTokens)['colors']> => ({
  bg: {
    page: '#061712',
    band: '#17372D',
    main: '#061712',
    surface: '#0F2A22',
    raised: '#1B3F34',
    quiet: '#224A3E',
    active: '#265243',
    danger: '#4A211A',
    warning: '#4A390F',
    accent: lime[1],
    accentQuiet: lime[2],
    dark: pine[900],
    darkest: pine[900],
    darkRaised: pine[800],
    floating: '#265848',
    scrim: '#020A07',
    control: '#081C16',
    primary: pine[600],
    primaryHover: '#1F7A5F',
    primaryActive: pine[700],
    chosen: '#366A5A',
  },
  fg: {
    DEFAULT: '#E8F0EB',
    muted: '#C3D2CA',
    hint: '#ACBFB5',
    link: '#92D9B8',
    linkHover: '#C0EDD7',
    danger: '#FFA18A',
    onDark: white,
    onDarkMuted: mist[1],
    onPrimary: white,
    onAccent: lime.text,
    dangerOnDark: coral.fill,
    accentOnDark: lime.onDark,
  },
  border: {
    hairline: '#2F5A4C',
    control: '#84A295',
    controlHover: '#C3D2CA',
    primary: '#6DBE9D',
    danger: '#F08A72',
    onDark: mist.line,
    onDarkControl: mist.controlOnDark,
  },
  focus: { ring: lime.onDark, ringOnDark: lime.onDark },
  selection: { bg: lime[1], fg: lime.text },
  motif: {
    pine1: pine[800],
    pine2: pine[700],
    pine3: pine[600],
    lime: lime.onDark,
    limeDim: lime.dim,
    sky: sky.soft,
    amber: amber.soft,
    lilac: lilac.soft,
    today: lime.onDark,
    paper1: '#2B8267',
    paper2: '#55AE8C',
    paperLime: lime.onDark,
    paperLimeDim: lime.dim,
    ghost: '#2B5547',
  },
  meeting: {
    limeFill: '#345200',
    limeBar: looks.limeOnDark,
    limeOnDark: looks.limeOnDark,
    skyFill: '#123C5B',
    skyBar: looks.skyOnDark,
    skyOnDark: looks.skyOnDark,
    amberFill: '#3F2A00',
    amberBar: looks.amberOnDark,
    amberOnDark: looks.amberOnDark,
    coralFill: '#5E2B29',
    coralBar: looks.coralOnDark,
    coralOnDark: looks.coralOnDark,
    lilacFill: '#33205F',
    lilacBar: looks.lilacOnDark,
    lilacOnDark: looks.lilacOnDark,
  },
  holiday: { bg: '#51281D', fg: '#FFC2AF' },
})

export const darkColours = darkColoursOf(brand)
