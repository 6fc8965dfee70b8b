import { FieldRow } from '#forms/FieldRow.tsx'
import { TimeField } from '#forms/TimeField.tsx'
import { Switch } from '#primitives/Switch.tsx'

export interface TimePartProps {
  switchLabel: string
  /** What it means that the switch is off: the days are whole. */
  offHint: string
  startLabel: string
  endLabel: string
  /** Names the two fields together. */
  groupLabel: string
  isOn: boolean
  start: string
  end: string
  /** @default {} */
  errors?: { start?: string | undefined; end?: string | undefined } | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  onSwitch: (isOn: boolean) => void
  onStart: (text: string) => void
  onEnd: (text: string) => void
}

/** "Add Time" (spec 2): on, it asks from when until when; off, the days are whole. */
export function TimePart(props: TimePartProps) {
  const { switchLabel, offHint, startLabel, endLabel, groupLabel, isOn, start, end, errors = {} } = props
  const { isDisabled = false, onSwitch, onStart, onEnd } = props
  return (
    <div>
      <Switch
        label={switchLabel}
        hint={isOn ? undefined : offHint}
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={onSwitch}
      />
      {isOn && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend before each of the two.
        <div role="group" aria-label={groupLabel}>
          <FieldRow gap="4" marginTop="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
            <TimeField
              label={startLabel}
              value={start}
              error={errors.start}
              isDisabled={isDisabled}
              onChange={onStart}
            />
            <TimeField
              label={endLabel}
              value={end}
              error={errors.end}
              isDisabled={isDisabled}
              onChange={onEnd}
            />
          </FieldRow>
        </div>
      )}
    </div>
  )
}
