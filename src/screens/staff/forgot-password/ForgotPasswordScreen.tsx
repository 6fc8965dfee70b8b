import { Button, Message } from '@atrium/ui'
import { AuthPage, FootLink, ForgotPasswordForm } from '@atrium/ui/login'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useAuthPage } from '#features/account/useAuthPage.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useForgotPassword } from './useForgotPassword.ts'

/** `/staff/forgot-password`: requests a mail with a link to reset the password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['login', 'common'])
  const authPage = useAuthPage()
  usePageTitle(t('forgot.title'))
  const { form, sentTo, startAgain } = useForgotPassword()
  const shownFor = useRef(sentTo)
  // The form goes with its answer, and comes back: the focus goes on at what took its place.
  useEffect(() => {
    if (shownFor.current !== sentTo) focusMain()
    shownFor.current = sentTo
  }, [sentTo])
  return (
    <AuthPage
      {...authPage}
      title={t('forgot.title')}
      lead={sentTo === undefined ? t('forgot.lead') : undefined}
      foot={<FootLink label={t('forgot.back')} href={href('staffLogin')} />}
    >
      <Message
        variant="banner"
        {...(sentTo !== undefined && {
          heading: t('forgot.sentTitle'),
          text: t('forgot.sentText', { email: sentTo }),
        })}
      />
      {sentTo === undefined ? (
        <ForgotPasswordForm {...form} />
      ) : (
        <Button variant="outline" onClick={startAgain}>
          {t('forgot.again')}
        </Button>
      )}
    </AuthPage>
  )
}
