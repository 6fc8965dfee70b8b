import { meetingColours, weekStarts } from '@atrium/contract/accounts'
import { writeTime } from '@atrium/contract/core'
import { SettingSelect, SettingsPart } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import { chosen, useSetting } from './useSetting.ts'

const halfHours = Array.from({ length: 49 }, (_half, place) => place * 30)

const optionsOf = (minutes: readonly number[]) =>
  minutes.map((value) => ({ value: String(value), label: writeTime(value) }))

/** How calendar and schedule are drawn. */
export function CalendarSettings() {
  const { t } = useTranslation('settings')
  const { weekStart, workingHours, meetingColours: colours } = useAppSelector(selectSettings)
  const { start, end } = workingHours
  const ofWeek = useSetting()
  const ofStart = useSetting()
  const ofEnd = useSetting()
  const ofColours = useSetting()
  return (
    <SettingsPart heading={t('parts.calendar')}>
      <SettingSelect
        label={t('weekStart.label')}
        hint={weekStart === 'usual' ? t('weekStart.hint') : undefined}
        options={weekStarts.map((value) => ({ value, label: t(`weekStart.${value}`) }))}
        value={weekStart}
        onChoose={(value) => ofWeek.save({ settings: { weekStart: chosen(weekStarts, value) } })}
        {...ofWeek.state}
      />
      <SettingSelect
        label={t('meetingColours.label')}
        hint={t(`meetingColours.hint.${colours}`)}
        options={meetingColours.map((value) => ({ value, label: t(`meetingColours.${value}`) }))}
        value={colours}
        onChoose={(value) => ofColours.save({ settings: { meetingColours: chosen(meetingColours, value) } })}
        {...ofColours.state}
      />
      <SettingSelect
        label={t('workingHours.start')}
        hint={t('workingHours.hint')}
        options={optionsOf(halfHours.filter((minutes) => minutes < end))}
        value={String(start)}
        onChoose={(value) => ofStart.save({ settings: { workingHours: { start: Number(value), end } } })}
        {...ofStart.state}
      />
      <SettingSelect
        label={t('workingHours.end')}
        options={optionsOf(halfHours.filter((minutes) => minutes > start))}
        value={String(end)}
        onChoose={(value) => ofEnd.save({ settings: { workingHours: { start, end: Number(value) } } })}
        {...ofEnd.state}
      />
    </SettingsPart>
  )
}
