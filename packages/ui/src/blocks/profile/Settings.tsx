import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TableSelect, type TableSelectProps } from '#blocks/table/TableSelect.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { Switch } from '#primitives/Switch.tsx'

/** A group of settings on a card, side by side where there is room. */
export const SettingsPart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <CardSection heading={heading}>
    <chakra.div css={grid}>{children}</chakra.div>
  </CardSection>
)

interface SettingState {
  /** The outcome of the last change. */
  outcome: ActionOutcome | undefined
  /** Why the last change was not saved. */
  failure: MessageTexts | undefined
}

type SettingSelectProps = SettingState &
  Pick<TableSelectProps, 'label' | 'hint' | 'options' | 'value' | 'onChoose'>

/** One of a few values, saved at once. */
export const SettingSelect = ({ outcome, failure, ...select }: SettingSelectProps) => (
  <div>
    <TableSelect {...select} isHintBelow />
    <SettingOutcome outcome={outcome} failure={failure} />
  </div>
)

interface SettingSwitchProps extends SettingState {
  label: string
  /** The effect of the present state. */
  hint?: string | undefined
  /** Why the present state may not be meant. */
  warning?: string | undefined
  isOn: boolean
  /** @default false */
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off, saved at once. */
export const SettingSwitch = ({ outcome, failure, ...control }: SettingSwitchProps) => (
  <div>
    <Switch {...control} />
    <SettingOutcome outcome={outcome} failure={failure} />
  </div>
)

/** Its line has room before there is an outcome, so that "Saved" moves nothing. */
const SettingOutcome = ({ outcome, failure }: SettingState) => (
  <>
    <chakra.div css={line}>
      <OutcomeNote outcome={outcome} />
    </chakra.div>
    {failure && <Message variant="banner" tone="danger" {...failure} />}
  </>
)

const line = { marginTop: '1', textStyle: 'small', minHeight: '1lh' } as const

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  columnGap: '6',
  rowGap: '3',
  marginTop: '4',
  // The line kept for outcomes is part of the card's margin.
  marginBottom: '-3',
} as const
