import { company, formField } from '@atrium/contract/core'
import { Button, LinkButton, Message, PlainForm, withEmailLink } from '@atrium/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isNotFound } from '#api/parseApiError.ts'
import { href, spotPicture } from '#config/site.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

interface SubscriptionActionProps {
  /** The action, and the group of its texts. */
  name: 'confirm' | 'unsubscribe'
  /** Does it with the token of the link. */
  send: (token: string) => Promise<unknown>
  /** How it stands. */
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown }
}

/**
 * What a link of a mail leads to. Opening it does nothing, because programs that look for dangerous mails open every
 * link: a person presses the button.
 */
export function SubscriptionAction({ name, send, state }: SubscriptionActionProps) {
  const { t } = useTranslation(['newsletter', 'common'])
  const token = useSearchParams()[0].get('token')?.trim() ?? ''
  usePageTitle(t(`${name}.title`))
  const press = () => void send(token)
  const { refused, sent } = usePlainForm(name)
  // The answer of the last press, of a form that the browser posted by itself at first.
  const error = state.error ?? (state.isSuccess ? undefined : refused?.error)
  const isDone = state.isSuccess || sent !== undefined
  const isAnswered = isDone || error !== undefined
  // The outcome replaces the button, so the focus moves to the outcome.
  useEffect(() => {
    if (isAnswered) focusMain()
  }, [isAnswered])
  const home = (
    <LinkButton variant={isDone ? 'primary' : 'outline'} href={href('home')}>
      {t('common:notFound.goHome')}
    </LinkButton>
  )

  if (!isDone && (token === '' || isNotFound(error)))
    return (
      <Message
        variant="page"
        role="alert"
        heading={t(`${name}.unknownTitle`)}
        picture={spotPicture('missing')}
        text={withEmailLink(t(`${name}.unknownText`, { email: company.email }), company.email)}
        action={
          name === 'confirm' ? (
            <LinkButton href={`${href('home')}#newsletter`}>{t('confirm.again')}</LinkButton>
          ) : (
            home
          )
        }
      />
    )
  if (error)
    return (
      <QueryError
        variant="page"
        heading={t(`${name}.failedTitle`)}
        failure={{ error, retry: press, isRetrying: false }}
      />
    )
  if (isDone)
    return (
      <Message
        variant="page"
        role="status"
        picture={spotPicture('letter')}
        heading={t(`${name}.doneTitle`)}
        text={t(`${name}.doneText`)}
        action={home}
      />
    )
  return (
    <Message
      variant="page"
      picture={spotPicture('letter')}
      heading={t(`${name}.title`)}
      text={t(`${name}.text`)}
      action={
        <PlainForm fields={{ [formField]: name }} onSubmit={press}>
          <Button type="submit" isLoading={state.isLoading} loadingLabel={t(`${name}.busy`)}>
            {t(`${name}.button`)}
          </Button>
        </PlainForm>
      }
    />
  )
}
