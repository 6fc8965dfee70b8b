import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { MessagePanel, type MessagePanelProps } from './MessagePanel.tsx'

/** There is nothing here, and that is no fault: a free stretch of the plan and what to do next. */
export function EmptyState(props: Omit<MessagePanelProps, 'picture'>) {
  const picture = <PlanMotif seed={269} rows={3} columns={16} ground="paper" height="3.25rem" />
  return <MessagePanel {...props} picture={picture} />
}
