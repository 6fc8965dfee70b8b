import { company, formField } from '@atrium/contract/core'
import { topicParam } from '@atrium/contract/newsletter'
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

/** What differs between the topics; the other texts are the same. */
const wordsOf = {
  newsletter: {
    confirm: {
      title: 'confirm.title',
      text: 'confirm.text',
      done: 'confirm.doneText',
      unknown: 'confirm.unknownText',
    },
    unsubscribe: {
      title: 'unsubscribe.title',
      text: 'unsubscribe.text',
      done: 'unsubscribe.doneText',
      unknown: 'unsubscribe.unknownText',
    },
  },
  vacancies: {
    confirm: {
      title: 'confirm.title',
      text: 'vacancies.confirmText',
      done: 'vacancies.confirmDone',
      unknown: 'vacancies.confirmUnknown',
    },
    unsubscribe: {
      title: 'vacancies.unsubscribeTitle',
      text: 'vacancies.unsubscribeText',
      done: 'vacancies.unsubscribeDone',
      unknown: 'unsubscribe.unknownText',
    },
  },
} as const

/**
 * What a link of a mail leads to. Opening it does nothing, because programs that look for dangerous mails open every
 * link: a person presses the button.
 */
export function SubscriptionAction({ name, send, state }: SubscriptionActionProps) {
  const { t } = useTranslation(['newsletter', 'common'])
  const [query] = useSearchParams()
  const token = query.get('token')?.trim() ?? ''
  const topic = query.get(topicParam) === 'vacancies' ? 'vacancies' : 'newsletter'
  const words = wordsOf[topic][name]
  // The same for both topics, as the server does not read the query for it.
  usePageTitle(t(name === 'confirm' ? 'confirm.title' : 'unsubscribe.button'))
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
        text={withEmailLink(t(words.unknown, { email: company.email }), company.email)}
        action={
          name === 'confirm' ? (
            <LinkButton
              href={topic === 'vacancies' ? `${href('careers')}#alerts` : `${href('home')}#newsletter`}
            >
              {t('confirm.again')}
            </LinkButton>
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
        text={t(words.done)}
        action={home}
      />
    )
  return (
    <Message
      variant="page"
      picture={spotPicture('letter')}
      heading={t(words.title)}
      text={t(words.text)}
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
