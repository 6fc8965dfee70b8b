/** Seven columns need about 700 px; the side navigation is still a drawer at this width. The recipes call it `md`. */
export const weekWindow = '(min-width: 48em)'
