import { useTranslation } from 'react-i18next'
import { FieldRow } from '#forms/FieldRow.tsx'
import { TimeField } from '#forms/TimeField.tsx'
import { Switch } from '#primitives/Switch.tsx'

interface TimePartProps {
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

/** "Add Time" (spec 2): switched on, it has a start and an end; switched off, the days are whole. */
export function TimePart(props: TimePartProps) {
  const { isOn, start, end, errors = {}, isDisabled = false, onSwitch, onStart, onEnd } = props
  const { t } = useTranslation('requests')
  return (
    <div>
      <Switch
        label={t('time.switch')}
        hint={isOn ? undefined : t('time.off')}
        isOn={isOn}
        isDisabled={isDisabled}
        onChange={onSwitch}
      />
      {isOn && (
        <FieldRow
          role="group"
          aria-label={t('time.label')}
          gap="4"
          marginTop="2"
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        >
          <TimeField
            label={t('time.start')}
            value={start}
            error={errors.start}
            isDisabled={isDisabled}
            onChange={onStart}
          />
          <TimeField
            label={t('time.end')}
            value={end}
            error={errors.end}
            isDisabled={isDisabled}
            onChange={onEnd}
          />
        </FieldRow>
      )}
    </div>
  )
}
