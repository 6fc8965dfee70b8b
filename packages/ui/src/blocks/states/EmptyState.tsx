import type { ReactNode } from 'react'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { MessagePanel } from './MessagePanel.tsx'

export interface EmptyStateProps {
  title: string
  text?: string | undefined
  /** A button or link: the way on. */
  action?: ReactNode
  /** `alert` where the emptiness answers something that the person asked for. */
  role?: 'alert' | 'status' | undefined
  /**
   * Place of the title in the outline; 1 where the page has nothing else.
   * @default 2
   */
  headingLevel?: 1 | 2 | undefined
  /**
   * It stands in a card already: no frame of its own, and its title below the title of the card.
   * @default false
   */
  isInCard?: boolean | undefined
}

/** There is nothing here, and that is no fault: a free stretch of the plan and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const picture = <PlanMotif seed={269} rows={3} columns={16} ground="paper" height="3.25rem" />
  return <MessagePanel {...props} picture={picture} />
}
