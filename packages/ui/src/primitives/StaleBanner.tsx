import { chakra } from '@chakra-ui/react'
import { Message, type MessageProps } from './Message.tsx'

export interface StaleBannerProps extends Omit<MessageProps, 'variant'> {
  /**
   * The server may still answer: the banner lies over the top bar, so that nothing moves and no content is covered.
   * @default false
   */
  isWaiting?: boolean | undefined
}

/** The time of stale data, above the data. Without texts it is an empty live region. */
export const StaleBanner = ({ isWaiting = false, ...message }: StaleBannerProps) => (
  <chakra.div display="contents" css={isWaiting ? floating : undefined}>
    <Message variant="banner" {...message} />
  </chakra.div>
)

const floating = {
  '& > *': {
    position: 'fixed',
    zIndex: 'skip',
    top: '1',
    insetInline: '0',
    width: 'fit-content',
    maxWidth: 'min(26rem, 100vw - 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingBlock: '1',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.raised',
    boxShadow: 'floating',
    // What lies under it can be pressed.
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
  '& p + p': { marginTop: '0' },
} as const
