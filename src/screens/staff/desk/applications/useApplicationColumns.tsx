import { formatDay } from '@atrium/contract/core'
import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import { Avatar } from '@atrium/ui'
import { applicantName, dayOf, Excerpt, useApplicationTexts, VacancyCell } from '@atrium/ui/hiring'
import type { TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textOptions } from '#hooks/textOptions.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useNow.ts'

interface ColumnOptions {
  /** What the search found, each with a piece of its CV. */
  found?: ReadonlyMap<number, string | null> | undefined
  /** The folded words of the search. */
  wanted?: readonly string[] | undefined
  stages: readonly HiringStage[]
  all: readonly ApplicationRow[]
  vacancyOf: (application: ApplicationRow) => string
  nameOf: (personId: number | null) => string
  awaitsRating: (application: ApplicationRow) => boolean
}

type HideableColumn = 'vacancy' | 'received' | 'since' | 'owner' | 'tags' | 'rating'

const noBreak = '\u00A0'
const noWords: readonly string[] = []

/** The columns of applications. The server searches them, so no column has a text to search. */
export function useApplicationColumns({
  stages,
  all,
  vacancyOf,
  nameOf,
  awaitsRating,
  found,
  wanted = noWords,
}: ColumnOptions): readonly TableColumn<ApplicationRow>[] {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const today = useToday()
  const texts = useApplicationTexts(stages)
  return useMemo(() => {
    const ownerOf = ({ ownerId }: ApplicationRow) => nameOf(ownerId)
    const places = new Map(stages.map(({ id }, place) => [id, place]))
    const hideable = (id: HideableColumn, width: number) => ({
      ...{ id, width, hideable: true },
      header: t(`columns.${id}`),
    })
    const excerptOf = ({ id }: ApplicationRow) => found?.get(id) ?? ''
    return [
      {
        id: 'name',
        header: t('columns.name'),
        width: 11,
        cell: applicantName,
        sortValue: applicantName,
        primary: true,
      },
      {
        ...hideable('vacancy', 15),
        cell: (one) => {
          const excerpt = excerptOf(one)
          return (
            <VacancyCell
              vacancy={vacancyOf(one)}
              excerpt={excerpt && <Excerpt text={excerpt} wanted={wanted} />}
            />
          )
        },
        sortValue: vacancyOf,
        inSummary: (one) => [vacancyOf(one), excerptOf(one)].filter(Boolean).join(' · '),
      },
      {
        id: 'stage',
        header: t('columns.stage'),
        width: 6,
        cell: ({ stage }) => texts.stageName(stage),
        sortValue: ({ stage }) => places.get(stage),
        options: stages.map(({ id }) => ({ value: id, label: texts.stageName(id) })),
        optionOf: ({ stage }) => stage,
        inSummary: true,
      },
      {
        ...hideable('received', 8),
        cell: ({ receivedAt }) => formatDay(dayOf(receivedAt), language).replaceAll(' ', noBreak),
        sortValue: ({ receivedAt }) => receivedAt,
      },
      {
        ...hideable('since', 5),
        header: t('columns.since').replaceAll(' ', noBreak),
        cell: ({ stageAt }) => texts.since(stageAt, today),
        // The longest time first, as a larger number would be.
        sortValue: ({ stageAt }) => -Date.parse(stageAt),
      },
      {
        ...hideable('owner', 10),
        cell: ownerOf,
        picture: (one) => ownerOf(one) && <Avatar fullname={ownerOf(one)} />,
        sortValue: (one) => ownerOf(one) || undefined,
        options: textOptions(all.map(ownerOf)),
        optionOf: ownerOf,
      },
      {
        ...hideable('tags', 9),
        cell: ({ tags }) => tags.join(', '),
      },
      {
        ...hideable('rating', 6.25),
        cell: texts.rating,
        sortValue: ({ score }) => score,
        options: [{ value: 'own', label: t('ratings.awaitsOwn') }],
        optionOf: (one) => (awaitsRating(one) ? 'own' : ''),
      },
    ]
  }, [t, language, today, texts, stages, all, vacancyOf, nameOf, awaitsRating, found, wanted])
}
