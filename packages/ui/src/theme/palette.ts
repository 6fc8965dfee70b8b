import { brand } from '@atrium/contract/brand'

/**
 * The raw colours: beside `brand` the one place in the product where a hex value is written. Screens and blocks use the
 * semantic tokens instead, the video renderer uses these through `motifColours`.
 */
export const palette = {
  ...brand,
  paper: { 1: '#F7F6F1', 2: '#EFEDE4', 3: '#E4E1D6' },
  line: '#DEDBCF',
  ink: { 1: '#10201B', 2: '#4A5A53', 3: '#5F6E67' },
  /** Greens between paper and pine: text and lines on dark, the edges of inputs. */
  mist: {
    1: '#C2D3CA',
    control: '#7C8983',
    line: 'rgb(255 255 255 / 0.14)',
    controlOnDark: 'rgb(255 255 255 / 0.42)',
  },
  sky: { fill: '#D8ECFF', soft: '#7DB4E3' },
  amber: { fill: '#FFEBC4', soft: '#E0AE4F' },
  coral: { fill: '#FFDCD2', bar: '#D9603F' },
  lilac: { soft: '#A594E0' },
  /** The people of the drawings: skin, and brown hair. */
  skin: { light: '#F4CFB3', olive: '#D9A27A', dark: '#A26B49' },
  chestnut: '#6B4128',
  /** They differ in lightness too, so that a colour-blind reader tells them apart; a test has the distances. */
  looks: {
    limeFill: '#EDFFA6',
    limeBar: '#6E9C00',
    limeOnDark: '#CDF46E',
    skyFill: '#DBF0FF',
    skyBar: '#3982BB',
    skyOnDark: '#64B6EE',
    amberFill: '#FFEAC5',
    amberBar: '#9C6200',
    amberOnDark: '#EBA929',
    coralFill: '#FFD5CC',
    coralBar: '#C65665',
    coralOnDark: '#E8745A',
    lilacFill: '#DEDAFF',
    lilacBar: '#7556D5',
    lilacOnDark: '#947EF1',
  },
  holiday: { fill: '#FFDCD2', text: '#8A2A12' },
  danger: { text: '#B02E14', fill: '#FDF1ED' },
  white: '#FFFFFF',
} as const
