/** Two cards have room beside each other: on a tablet, and again beside the side navigation. */
export const twoColumns = '@media (min-width: 51.25em) and (max-width: 56.24em), (min-width: 65em)'
