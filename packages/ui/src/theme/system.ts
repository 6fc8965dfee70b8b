import { createSystem, defineConfig } from '@chakra-ui/react'
import { baseConfig } from './baseConfig.ts'
import { hasGlobalStyles } from './documentStyles.ts'
import { globalCss } from './globalCss.ts'
import { keyframes } from './keyframes.ts'
import { semanticTokens } from './semanticTokens.ts'
import { textStyles } from './textStyles.ts'
import { tokens } from './tokens.ts'

/**
 * Our own base and our values only: none of Chakra's tokens and none of its recipes.
 * The styles and the recipe of a component are beside it, in the chunk that uses them.
 */
export const system = createSystem(
  baseConfig,
  defineConfig({
    // A page from the server has them already; putting them together takes a phone some 25 ms.
    preflight: !hasGlobalStyles,
    globalCss: hasGlobalStyles ? {} : globalCss,
    cssVarsPrefix: 'ui',
    theme: {
      breakpoints: { sm: '30em', md: '51.25em', lg: '65em', xl: '80em' },
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
    },
  }),
)
