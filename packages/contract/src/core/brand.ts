/** The shipped colours: the dark greens, and the lime on them. */
export const brand = {
  pine: {
    950: '#06201A',
    900: '#0A2E25',
    800: '#0E3F32',
    700: '#135441',
    600: '#1B6E55',
    100: '#D9EBE2',
    50: '#EDF5F0',
  },
  lime: {
    1: '#C9F26B',
    2: '#E3F9B0',
    dim: '#86A94B',
    /** Text on lime. */
    text: '#06201A',
    /** Lime as text and as a mark on the darker pines. */
    onDark: '#C9F26B',
  },
} as const
