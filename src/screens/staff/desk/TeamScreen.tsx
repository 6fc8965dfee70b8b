import { Button, Message, SkeletonRegion } from '@atrium/ui'
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

const looks = ['granted', 'pending', 'elsewhere', 'conflict', 'holiday', 'weekend'] as const

/** `/staff/desk/team`: who of the person's people is away or works elsewhere in a month. */
export function TeamScreen() {
  const { t } = useTranslation(['team', 'leave'])
  usePageTitle(t('title'))
  const { language, kindOf, formatLeave, dayColumns } = useLeaveTexts()
  const { query, team, people, month, title, days, previous, next } = useTeamMonth()
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
      {failure && <QueryError heading={t('failed')} failure={failure} />}
      {!failure && !team && <SkeletonRegion label={t('loading')} />}
      {team?.length === 0 && <Message heading={t('empty')} text={t('emptyText')} />}
      {team && team.length > 0 && (
        <TeamMonth
          label={title}
          personLabel={t('person')}
          days={days}
          people={people}
          nobody={t('nobody')}
          legend={looks.map((look) => ({ look, text: t(`legend.${look}`) }))}
        />
      )}
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
