import { defineSemanticTokens } from '@chakra-ui/react'

const to = (token: string) => ({ value: `{colors.${token}}` })

/**
 * What a colour is for. Screens, blocks and recipes name these only; each has its value for the dark theme in
 * `darkColours.ts`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: to('paper.1'),
      band: to('paper.2'),
      surface: to('white'),
      /** Dialogs, lists and notes that lie over a page. */
      raised: to('white'),
      quiet: to('pine.50'),
      active: to('pine.100'),
      danger: to('danger.fill'),
      accent: to('lime.1'),
      accentQuiet: to('lime.2'),
      /** Dark bands, the top bar. */
      dark: to('pine.900'),
      /** Headers with a video, the footer. */
      darkest: to('pine.950'),
      /** A card on a dark band. */
      darkRaised: to('pine.800'),
      /** Dark in both themes, over any page: tooltips and toasts. */
      floating: to('pine.900'),
      control: to('white'),
      primary: to('pine.800'),
      primaryHover: to('pine.700'),
      primaryActive: to('pine.900'),
      /** In a row of choices on `bg.band`. */
      chosen: to('white'),
    },
    fg: {
      DEFAULT: to('ink.1'),
      muted: to('ink.2'),
      hint: to('ink.3'),
      link: to('pine.700'),
      linkHover: to('pine.600'),
      danger: to('danger.text'),
      onDark: to('white'),
      onDarkMuted: to('mist.1'),
      onPrimary: to('white'),
      onAccent: to('pine.950'),
      dangerOnDark: to('coral.fill'),
      /** Lime as text: on dark grounds only. */
      accentOnDark: to('lime.1'),
    },
    border: {
      hairline: to('line'),
      /** At least 3:1 on paper and white. */
      control: to('mist.control'),
      controlHover: to('ink.2'),
      primary: to('pine.800'),
      danger: to('danger.text'),
      onDark: to('mist.line'),
      onDarkControl: to('mist.controlOnDark'),
    },
    focus: {
      ring: to('pine.600'),
      ringOnDark: to('lime.1'),
    },
    selection: { bg: to('lime.1'), fg: to('pine.950') },
    motif: {
      pine1: to('pine.800'),
      pine2: to('pine.700'),
      pine3: to('pine.600'),
      lime: to('lime.1'),
      limeDim: to('lime.dim'),
      sky: to('sky.soft'),
      amber: to('amber.soft'),
      lilac: to('lilac.soft'),
      today: to('lime.1'),
      /** The same bars on paper, where the darkest ones lead. */
      paper1: to('pine.800'),
      paper2: to('pine.600'),
      paperLime: to('lime.1'),
      paperLimeDim: to('lime.dim'),
      ghost: to('paper.3'),
    },
    meeting: {
      limeFill: to('lime.2'),
      limeBar: to('lime.3'),
      skyFill: to('sky.fill'),
      skyBar: to('sky.bar'),
      amberFill: to('amber.fill'),
      amberBar: to('amber.bar'),
      coralFill: to('coral.fill'),
      coralBar: to('coral.bar'),
      lilacFill: to('lilac.fill'),
      lilacBar: to('lilac.bar'),
    },
    holiday: { bg: to('holiday.fill'), fg: to('holiday.text') },
  },
})
