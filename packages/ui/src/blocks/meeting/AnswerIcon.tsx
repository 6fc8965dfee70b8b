import type { AnswerState } from '@atrium/contract/meetings'
import { Icon } from '#primitives/Icon.tsx'

/** An answer, or that there is none yet, or what else there is to say of the invitation. */
export type AnswerKind = AnswerState | 'waiting' | 'guest' | 'untold'

const circle = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'

const paths: Record<AnswerKind, string> = {
  accepted: `${circle}M8.5 12.3 10.9 14.7 15.5 9.7`,
  maybe: `${circle}M9.9 10a2.1 2.1 0 1 1 2.9 1.9c-.5.2-.8.6-.8 1.1v.3M12 15.8v.1`,
  declined: `${circle}M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6`,
  waiting: `${circle}M12 8v4.2l2.6 1.6`,
  guest: 'M4.5 6.5h15v11h-15ZM5 7l7 5.5L19 7',
  untold: 'M6 17h12l-1.5-2.5V11a4.5 4.5 0 0 0-9 0v3.5ZM10.5 19.5h3M5 5l14 14',
}

/** The icon of an answer; the word is beside it. */
export const AnswerIcon = ({ kind }: { kind: AnswerKind }) => <Icon d={paths[kind]} fontSize="0.875rem" />
