import { defineSemanticTokens } from '@chakra-ui/react'
import { leaves } from './tokens.ts'

/**
 * What a colour is for. Styles name these only; each has its value for the dark theme in
 * `darkColours.ts`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: leaves(
    {
      bg: {
        page: 'paper.1',
        band: 'paper.2',
        /** A page of the staff area beside its navigation; cards lie on it. */
        main: 'white',
        surface: 'white',
        /** Dialogs, lists and notes that lie over a page. */
        raised: 'white',
        quiet: 'pine.50',
        active: 'pine.100',
        danger: 'danger.fill',
        warning: 'amber.fill',
        accent: 'lime.1',
        accentQuiet: 'lime.2',
        /** Dark bands, the top bar. */
        dark: 'pine.900',
        /** Headers with a video, the footer. */
        darkest: 'pine.950',
        /** A card on a dark band. */
        darkRaised: 'pine.800',
        /** Dark in both themes, over any page: tooltips and toasts. */
        floating: 'pine.900',
        /** Dims the page below a dialog. */
        scrim: 'pine.950',
        control: 'white',
        primary: 'pine.800',
        primaryHover: 'pine.700',
        primaryActive: 'pine.900',
        /** In a row of choices on `bg.band`. */
        chosen: 'white',
      },
      fg: {
        DEFAULT: 'ink.1',
        muted: 'ink.2',
        hint: 'ink.3',
        link: 'pine.700',
        linkHover: 'pine.600',
        danger: 'danger.text',
        onDark: 'white',
        onDarkMuted: 'mist.1',
        onPrimary: 'white',
        onAccent: 'lime.text',
        dangerOnDark: 'coral.fill',
        /** Lime as text: on dark grounds only. */
        accentOnDark: 'lime.onDark',
      },
      border: {
        hairline: 'line',
        /** At least 3:1 on paper and white. */
        control: 'mist.control',
        controlHover: 'ink.2',
        primary: 'pine.800',
        danger: 'danger.text',
        onDark: 'mist.line',
        onDarkControl: 'mist.controlOnDark',
      },
      focus: {
        ring: 'pine.600',
        ringOnDark: 'lime.onDark',
      },
      selection: { bg: 'lime.1', fg: 'lime.text' },
      motif: {
        pine1: 'pine.800',
        pine2: 'pine.700',
        pine3: 'pine.600',
        lime: 'lime.onDark',
        limeDim: 'lime.dim',
        sky: 'sky.soft',
        amber: 'amber.soft',
        lilac: 'lilac.soft',
        today: 'lime.onDark',
        /** The same bars on paper, where the darkest ones lead. */
        paper1: 'pine.800',
        paper2: 'pine.600',
        paperLime: 'lime.1',
        paperLimeDim: 'lime.dim',
        ghost: 'paper.3',
      },
      /** The looks of meetings; `OnDark` is a bar on a ground that is dark in both themes. */
      meeting: {
        limeFill: 'looks.limeFill',
        limeBar: 'looks.limeBar',
        limeOnDark: 'looks.limeOnDark',
        skyFill: 'looks.skyFill',
        skyBar: 'looks.skyBar',
        skyOnDark: 'looks.skyOnDark',
        amberFill: 'looks.amberFill',
        amberBar: 'looks.amberBar',
        amberOnDark: 'looks.amberOnDark',
        coralFill: 'looks.coralFill',
        coralBar: 'looks.coralBar',
        coralOnDark: 'looks.coralOnDark',
        lilacFill: 'looks.lilacFill',
        lilacBar: 'looks.lilacBar',
        lilacOnDark: 'looks.lilacOnDark',
      },
      holiday: { bg: 'holiday.fill', fg: 'holiday.text' },
    },
    (token) => `{colors.${token}}`,
  ),
})
