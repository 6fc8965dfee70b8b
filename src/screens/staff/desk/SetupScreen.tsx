import type { SetUp, SetUpReply } from '@atrium/contract/setup'
import { setUpSchema as schema } from '@atrium/contract/setup/schema'
import { LinkButton, Message, SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { CardSection, type FactsValues, SampleCounts, SetupForm } from '@atrium/ui/site'
import { QuestionDialog } from '@atrium/ui/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountSamplesQuery, useGetSetupQuery, useSetUpMutation } from '#api/setupApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { atFields, newSetup, setupOf } from './setup/setupValues.ts'

/** `/staff/desk/setup`: puts the own company in the place of the samples. */
export function SetupScreen() {
  const { t } = useTranslation('setup')
  usePageTitle(t('title'))
  const query = useGetSetupQuery()
  const failure = useQueryError(!query.data, query)
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={2} />}
      {!failure && !query.data && <SkeletonRegion label={t('loading')} count={8} />}
      {query.data?.isDone && (
        <Message
          variant="banner"
          heading={t('done.heading')}
          text={t('done.text')}
          action={
            <LinkButton size="sm" variant="outline" href={href('site')}>
              {t('done.link')}
            </LinkButton>
          }
        />
      )}
      {query.data && !query.data.isDone && <Setup />}
    </DeskPage>
  )
}

function Setup() {
  const { t } = useTranslation('setup')
  const { language } = useLanguage()
  const counting = useCountSamplesQuery(undefined, { refetchOnMountOrArgChange: true })
  const failure = useQueryError(!counting.data, counting)
  const [setUp] = useSetUpMutation()
  const [initial] = useState(() => newSetup(language))
  /** The values of the form while the question is open. */
  const [asked, setAsked] = useState<object>()
  const { form, draft, onDraft } = useFormSubmit<SetUp, SetUpReply, FactsValues>({
    schema,
    valuesOf: setupOf,
    atFields,
    failureScopes: ['setup:failure'],
    send: (given) => setUp(given).unwrap(),
    // The samples are gone, and with them the account of a sample: everything is fetched anew.
    onSent: ({ passwordPath }) => window.location.assign(passwordPath || href('site')),
    savedText: t('saved'),
    draftKey: `${staffKey}setup`,
    initialValues: initial,
  })
  const removed = counting.data?.reduce((sum, one) => sum + one.removed, 0) ?? 0
  return (
    <>
      <CardSection heading={t('samples.heading')} lead={t('samples.text')}>
        {failure && <QueryError heading={t('samples.failed')} failure={failure} headingLevel={3} />}
        {!failure && !counting.data && <SkeletonRegion label={t('samples.loading')} shape="rows" count={3} />}
        {counting.data && <SampleCounts counts={counting.data} />}
      </CardSection>
      <CardSection heading={t('company')} lead={t('companyText')}>
        <SetupForm
          {...form}
          draft={draft ?? initial}
          onDraft={onDraft}
          onSubmit={async (typed) => {
            setAsked(typed)
            // Nothing is wrong, and nothing is sent yet.
            return {}
          }}
        />
      </CardSection>
      {asked && (
        <QuestionDialog
          title={t('ask.title')}
          text={t('ask.text', { count: removed })}
          confirmLabel={t('ask.confirm')}
          cancelLabel={t('ask.cancel')}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void form.onSubmit(asked)
          }}
        />
      )}
    </>
  )
}
