import { languages } from '@atrium/contract/core'
import type { HiringStage, Stage, StageChanges } from '@atrium/contract/hiring'
import { stagesSchema } from '@atrium/contract/hiring/templates/schema'
import { SkeletonRegion, Text } from '@atrium/ui'
import { StagesForm, type StageValues } from '@atrium/ui/hiring'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListStagesQuery, useSaveStagesMutation } from '#api/hiringSettingsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey } from '#hooks/useTabState.ts'

const orderOf = (typed: StageValues) => (typed.order ?? '').split(',') as Stage[]

/** What is sent for what is typed over the stages in `version`. */
const valuesOf = (typed: object, version: unknown) => {
  const values = typed as StageValues
  const nameOf = (language: string, id: Stage) => values[`name${language}${id}`] ?? ''
  return {
    stages: orderOf(values).map((id) => ({
      id,
      names: { AZ: nameOf('AZ', id), EN: nameOf('EN', id), RU: nameOf('RU', id) },
    })),
    before: JSON.parse(String(version)),
  }
}

/** The messages at the fields of the form: `stages[0].names.RU` is a name of the first stage. */
const atFields = (messages: Record<string, string>, typed: object) =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const [, at, language] = /^stages\W(\d+)\W+names\W(\w+)/.exec(path) ?? []
      return [at ? `name${language}${orderOf(typed as StageValues)[Number(at)]}` : path, message]
    }),
  )

/** Names and order of the stages. */
export function StagesPart() {
  const { t } = useTranslation('hiringSettings')
  const query = useListStagesQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  if (failure) return <QueryError heading={t('stages.failed')} failure={failure} />
  if (!query.data) return <SkeletonRegion label={t('stages.loading')} shape="cards" />
  return <LoadedStages stages={query.data} />
}

function LoadedStages({ stages }: { stages: readonly HiringStage[] }) {
  const { t } = useTranslation('hiringSettings')
  const [save] = useSaveStagesMutation()
  const stored = useMemo(
    (): StageValues => ({
      order: stages.map(({ id }) => id).join(','),
      ...Object.fromEntries(
        stages.flatMap(({ id, names }) =>
          languages.map((language) => [`name${language}${id}`, names[language]]),
        ),
      ),
    }),
    [stages],
  )
  const { form } = useStoredForm<StageChanges, unknown, StageValues>({
    stored,
    version: JSON.stringify(stages),
    draftKey: `${staffKey}hiringStages`,
    schema: stagesSchema,
    valuesOf,
    atFields,
    failureScopes: ['hiringSettings:failure'],
    send: (changes) => save(changes).unwrap(),
    savedText: t('stages.saved'),
  })
  return (
    <>
      <Text size="small" tone="muted" isProse marginBottom="4">
        {t('stages.lead')}
      </Text>
      <StagesForm {...form} />
    </>
  )
}
