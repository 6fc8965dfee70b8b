import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import type { Site, SiteChanges } from '@atrium/contract/site'
import { siteChangesSchema as schema } from '@atrium/contract/site/schema'
import { Button, Message, OutcomeNote, SkeletonRegion, Text } from '@atrium/ui'
import { CardSection, changedFacts, FactsForm, FactsHistory, type FactsValues } from '@atrium/ui/site'
import { QuestionDialog } from '@atrium/ui/staff'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetSiteQuery, usePublishSiteMutation, useSaveSiteMutation } from '#api/siteApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { moveDraft, useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey, useHasTabValue } from '#hooks/useTabState.ts'
import { EditorsNotice } from '../EditorsNotice.tsx'
import { atFields, factsOf, valuesOf } from './factsValues.ts'
import { LogoPart } from './LogoPart.tsx'

const draftKey = `${staffKey}site`

/** The facts about the company: the draft, its publication and the history. */
export function FactsPart({ canPublish }: { canPublish: boolean }) {
  const { t } = useTranslation('site')
  const query = useGetSiteQuery()
  const failure = useQueryError(!query.data, query)
  if (query.data) return <Facts site={query.data} canPublish={canPublish} />
  if (failure) return <QueryError heading={t('failed')} failure={failure} headingLevel={2} />
  return <SkeletonRegion label={t('loading')} count={8} />
}

function Facts({ site, canPublish }: { site: Site; canPublish: boolean }) {
  const { t } = useTranslation('site')
  const { language } = useLanguage()
  const [save] = useSaveSiteMutation()
  const [publish] = usePublishSiteMutation()
  const [isAsking, setAsking] = useState(false)
  const hasUnsaved = useHasTabValue(draftKey)
  const { busy, act, outcome, failure } = useMutationToast<string>('site:factsFailure')
  const stored = useMemo(() => valuesOf(site.draft), [site.draft])
  const waiting = changedFacts(stored, valuesOf(site.published)).length
  const { form } = useStoredForm<SiteChanges, Site, FactsValues>({
    stored,
    version: site.revision,
    draftKey,
    schema,
    valuesOf: (typed, revision) => ({ revision, facts: { ...factsOf(typed), logo: site.draft.logo } }),
    atFields,
    failureScopes: ['site:factsFailure'],
    send: (changes) => save(changes).unwrap(),
    // What was typed while it was being saved.
    onSent: ({ revision }, sent) => moveDraft(draftKey, sent.revision, revision),
    savedText: t('facts.saved'),
  })
  const versions = site.versions.map(({ number, at, by, facts }) => {
    const { day, time } = dayAndTime(new Date(at), company.timeZone)
    return { number, day: `${formatDay(day, language)}, ${time}`, by, values: valuesOf(facts) }
  })
  const restore = (number: number) => {
    const version = site.versions.find((one) => one.number === number)
    const change = () => save({ revision: site.revision, facts: version?.facts ?? site.draft }).unwrap()
    void act(String(number), change, t('history.restored'))
  }
  return (
    <>
      <CardSection
        heading={t('facts.heading')}
        lead={t('facts.text')}
        actions={
          canPublish && waiting > 0 ? (
            <Button size="sm" isLoading={busy === 'publish'} onClick={() => setAsking(true)}>
              {t('publish.action')}
            </Button>
          ) : undefined
        }
      >
        {waiting > 0 && (
          <Text size="small" marginTop="3">
            {[t('publish.waiting', { count: waiting }), canPublish ? '' : t('publish.ask')]
              .filter(Boolean)
              .join('. ')}
          </Text>
        )}
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        <OutcomeNote outcome={outcome} />
        <EditorsNotice subject="site" />
        <FactsForm {...form} />
      </CardSection>
      <LogoPart site={site} onSaved={(revision) => moveDraft(draftKey, site.revision, revision)} />
      <FactsHistory
        draft={stored}
        versions={versions}
        onRestore={restore}
        busy={busy ? Number(busy) : undefined}
      />
      {isAsking && (
        <QuestionDialog
          title={t('publish.heading')}
          text={t(hasUnsaved ? 'publish.unsaved' : 'publish.text')}
          confirmLabel={t('publish.action')}
          cancelLabel={t('publish.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void act('publish', () => publish({ revision: site.revision }).unwrap(), t('publish.done'))
          }}
        />
      )}
    </>
  )
}
