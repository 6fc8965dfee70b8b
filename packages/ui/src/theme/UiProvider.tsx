import { ChakraProvider } from '@chakra-ui/react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { documentCache, hasGlobalStyles } from './documentStyles.ts'
import { LinkContext, type LinkProps } from './LinkContext.ts'
import { MotionContext, type ReducedMotion } from './MotionContext.ts'
import { type PhotoAddress, PhotoAddressContext } from './PhotoAddressContext.ts'
import { type PictureAddress, PictureAddressContext } from './PictureAddressContext.ts'
import { rememberStyles } from './rememberStyles.ts'
import { system } from './system.ts'
import { type WindowSize, WindowSizeContext } from './WindowSizeContext.ts'

export interface UiProviderProps {
  children: ReactNode
  /**
   * The application's link for places on this site, for instance its router's. Addresses with a scheme
   * (`https:`, `tel:`, `mailto:`) are plain anchors in any case.
   * @default a plain `<a>`
   */
  link?: ComponentType<LinkProps> | undefined
  /** Where styles go: `collectStyles` on the server. @default the document, beside those that came with it */
  styles?: EmotionCache | undefined
  /** @default 'user' */
  reducedMotion?: ReducedMotion | undefined
  /** The window for which the server renders the page. @default a wide window with a mouse */
  windowSize?: WindowSize | undefined
  /** @default none: people are shown by their initials */
  photoAddress?: PhotoAddress | undefined
  /** @default none: pictures that editors uploaded are not shown */
  pictureAddress?: PictureAddress | undefined
}

/** Without the global styles where the page came with them: writing them again costs two layouts of the whole page. */
const theme = rememberStyles(
  hasGlobalStyles ? { ...system, _global: [], layers: { ...system.layers, atRule: '' } } : system,
)

/** The theme, the link, the motion choice, the window size and the addresses of pictures for everything below. One at the root. */
export function UiProvider(props: UiProviderProps) {
  const { children, link, styles, reducedMotion = 'user', windowSize, photoAddress, pictureAddress } = props
  useEffect(() => {
    const page = document.documentElement
    if (reducedMotion === 'always') page.dataset.motion = 'reduced'
    return () => {
      delete page.dataset.motion
    }
  }, [reducedMotion])

  const cache = styles ?? documentCache
  const themed = (
    <ChakraProvider value={theme}>
      <LinkContext value={link}>
        <MotionContext value={reducedMotion}>
          <WindowSizeContext value={windowSize}>
            <PhotoAddressContext value={photoAddress}>
              <PictureAddressContext value={pictureAddress}>{children}</PictureAddressContext>
            </PhotoAddressContext>
          </WindowSizeContext>
        </MotionContext>
      </LinkContext>
    </ChakraProvider>
  )
  return cache ? <CacheProvider value={cache}>{themed}</CacheProvider> : themed
}
