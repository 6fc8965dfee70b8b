import { formField } from '@atrium/contract/core'
import { Button, LinkButton, Message, PlainForm } from '@atrium/ui'
import { LookupPage } from '@atrium/ui/lookup'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useConfirmEmailMutation } from '#api/applicantApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** `/application/{token}/email`: where the mail to another address of an applicant leads. Opening it changes nothing. */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams()
  const { t } = useTranslation(['application', 'common'])
  const [confirm, state] = useConfirmEmailMutation()
  const { refused, sent } = usePlainForm('email')
  usePageTitle(t('email.title'))
  const press = () => void confirm({ token })
  const isDone = state.isSuccess || sent !== undefined
  const error = state.error ?? (isDone ? undefined : refused?.error)
  const isAnswered = isDone || error !== undefined
  // The outcome replaces the button that had the focus.
  useEffect(() => {
    if (isAnswered) focusMain()
  }, [isAnswered])
  const outcome = isNotFound(error) ? 'unknown' : isDone ? 'done' : undefined
  return (
    <LookupPage size="record" {...useLookupFrame()}>
      {error && !outcome ? (
        <QueryError
          variant="inline"
          headingLevel={1}
          heading={t('email.failedTitle')}
          failure={{ error, retry: press, isRetrying: state.isLoading }}
        />
      ) : (
        <Message
          variant="inline"
          headingLevel={1}
          {...(outcome && { role: outcome === 'done' ? 'status' : 'alert' })}
          heading={t(outcome ? `email.${outcome}Title` : 'email.title')}
          text={t(outcome ? `email.${outcome}Text` : 'email.text')}
          action={
            outcome ? (
              <LinkButton href={href('home')}>{t('common:notFound.goHome')}</LinkButton>
            ) : (
              <PlainForm fields={{ [formField]: 'email' }} onSubmit={press}>
                <Button type="submit" isLoading={state.isLoading} loadingLabel={t('email.sending')}>
                  {t('email.action')}
                </Button>
              </PlainForm>
            )
          }
        />
      )}
    </LookupPage>
  )
}
