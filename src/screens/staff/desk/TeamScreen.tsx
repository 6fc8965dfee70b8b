import { Button } from '@atrium/ui'
import { DeskActions, DeskPage, PeriodSwitch } from '@atrium/ui/desk'
import { TeamMonth } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { csvOf } from '#hooks/csvOf.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { saveFile } from '#hooks/saveFile.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { writeTeam } from './team/teamFile.ts'
import { useTeamMonth } from './team/useTeamMonth.ts'

/** `/staff/desk/team`: who of the person's people is away or works elsewhere in a month. */
export function TeamScreen() {
  const { t } = useTranslation(['team', 'leave', 'days'])
  usePageTitle(t('title'))
  const { language, today, types = [], kindOf, formatLeave, dayColumns } = useLeaveTexts()
  const { query, team, holidays, month, title, previous, next } = useTeamMonth()
  const failure = useQueryError(!team, query)
  const rows = (team ?? []).flatMap(({ name, unit, absences }) =>
    absences.map((absence) => ({ name, unit, ...absence })),
  )
  const saveTable = () => {
    const columns = [
      { header: t('person'), value: ({ name }: (typeof rows)[number]) => name },
      { header: t('unit'), value: ({ unit }: (typeof rows)[number]) => unit },
      { header: t('kind'), value: ({ typeId }: (typeof rows)[number]) => kindOf(typeId) },
      { header: t('days'), value: formatLeave },
      ...dayColumns,
      { header: t('state'), value: ({ state }: (typeof rows)[number]) => t(`leave:states.${state}`) },
    ]
    saveFile(csvOf(rows, columns, language), `team-${month}.csv`)
  }
  const saveCalendar = () =>
    saveFile(
      new Blob([writeTeam(team ?? [], kindOf, now())], { type: 'text/calendar;charset=utf-8' }),
      `team-${month}.ics`,
    )
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <PeriodSwitch title={title} previous={previous} next={next} />
      <TeamMonth
        month={month}
        team={team}
        types={types}
        holidays={holidays}
        today={today}
        error={failure && <QueryError heading={t('failed')} failure={failure} />}
      />
      {rows.length > 0 && (
        <DeskActions>
          <Button variant="outline" size="sm" onClick={saveTable}>
            {t('csv')}
          </Button>
          <Button variant="outline" size="sm" onClick={saveCalendar}>
            {t('ics')}
          </Button>
        </DeskActions>
      )}
    </DeskPage>
  )
}
