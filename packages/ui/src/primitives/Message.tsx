import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import { messageRecipe } from './Message.recipe.ts'
import { RetryButton, type RetryButtonProps } from './RetryButton.tsx'

export interface MessageTexts {
  heading: string
  /** The reason, or the next step for the reader. */
  text?: string | undefined
}

export interface MessageProps extends Pick<Partial<MessageTexts>, 'heading'> {
  /** For an address that leads to it. */
  id?: string | undefined
  /** The reason, or the next step for the reader; with links, if it names an address. */
  text?: ReactNode
  /**
   * `page` replaces a whole page and has its margins; `card` replaces a part of a page; `inline` does so inside a card;
   * `banner` is small, above or beside the content. A banner without texts is an empty live region.
   * @default 'card'
   */
  variant?: 'page' | 'card' | 'inline' | 'banner' | undefined
  /** @default 'info' */
  tone?: 'danger' | 'warning' | 'success' | 'info' | undefined
  /** The address of a drawing, a square on dark pine, for a whole page. @default a crop of the plan */
  picture?: string | undefined
  /** Repeats the call that failed. */
  retry?: Retry | undefined
  /** Buttons or links after `retry`. */
  action?: ReactNode
  /**
   * Place of the heading in the outline; the heading of a banner is a paragraph.
   * @default 1 in a page, 2 in a card, 3 inline
   */
  headingLevel?: 1 | 2 | 3 | undefined
  /**
   * `alert` is read out at once, `status` when the reader pauses.
   * @default 'alert' with the tone `danger`, 'status' in another banner
   */
  role?: 'alert' | 'status' | undefined
}

export type Retry = Pick<RetryButtonProps, 'label' | 'onRetry' | 'isRetrying'>

const levels = { page: 1, card: 2, inline: 3 } as const

/** A crop of the plan, by colour. `PlanMotif` would load the code that computes plans with every page. */
const bars = [
  ['paper1', 'M121 26h27M41 46h12M11 46h10'],
  ['paper2', 'M16 6h48M14 26h52'],
  ['paperLime', 'M109 6h42'],
  ['paperLimeDim', 'M89 46h57'],
] as const

const icons = { danger: WarningIcon, warning: WarningIcon, success: CheckIcon, info: InfoIcon }

/** The one message component: something failed, is missing, is out of date or is done. */
export function Message({ variant = 'card', tone = 'info', ...props }: MessageProps) {
  const { heading, text, retry, action } = props
  const styles = useSlotRecipe({ recipe: messageRecipe })({ variant, tone })
  const isBanner = variant === 'banner'
  const Icon = icons[tone]
  const message = (
    <chakra.div
      id={props.id}
      // A live region is in the page before its texts; otherwise screen readers do not announce them.
      role={props.role ?? (tone === 'danger' ? 'alert' : isBanner ? 'status' : undefined)}
      data-tone="light"
      css={styles.root}
    >
      {(heading || text) && (
        <chakra.div css={styles.body}>
          {heading &&
            (isBanner || (tone === 'danger' && variant !== 'page') ? (
              <chakra.span css={styles.mark}>
                <Icon />
              </chakra.span>
            ) : props.picture ? (
              <chakra.img src={props.picture} alt="" css={styles.picture} />
            ) : (
              <chakra.svg aria-hidden viewBox="4 0 156 53" css={styles.picture}>
                {bars.map(([colour, d]) => (
                  <chakra.path key={colour} d={d} stroke={`motif.${colour}`} />
                ))}
              </chakra.svg>
            ))}
          <div>
            {heading && (
              <chakra.p
                as={isBanner ? 'p' : `h${props.headingLevel ?? levels[variant]}`}
                css={styles.heading}
              >
                {heading}
              </chakra.p>
            )}
            {text && <chakra.p css={styles.text}>{text}</chakra.p>}
          </div>
        </chakra.div>
      )}
      {(retry || action) && (
        <chakra.div css={styles.action}>
          {retry && <RetryButton {...(isBanner && { size: 'sm' })} {...retry} />}
          {action}
        </chakra.div>
      )}
    </chakra.div>
  )
  return variant === 'page' ? <chakra.div css={styles.page}>{message}</chakra.div> : message
}

/** The result of the last command; it stays in the page until the next one. */
export interface Outcome extends MessageTexts {
  kind: 'done' | 'failed'
  /** Repeats a failed command with the same input. */
  retry?: Retry | undefined
}

/** The banner of an outcome. The region of the successes is there while a failure is shown, too. */
export const OutcomeMessage = ({ outcome }: { outcome: Outcome | undefined }) => (
  <>
    <Message variant="banner" tone="success" {...(outcome?.kind === 'done' && texts(outcome))} />
    {outcome?.kind === 'failed' && <Message variant="banner" tone="danger" {...texts(outcome)} />}
  </>
)

const texts = ({ kind: _kind, ...texts }: Outcome): MessageProps => texts
