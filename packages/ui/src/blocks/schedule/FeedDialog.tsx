import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarAddress } from '#blocks/calendar/CalendarAddress.tsx'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useDateOf } from '#i18n/useDateOf.ts'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface FeedDialogProps {
  /** Since when there is an address, an instant; left out where there is none. */
  createdAt?: string | undefined
  /** Whether the address is being fetched. @default false */
  isLoading?: boolean | undefined
  /** Replaces the rest: the error of that query. */
  error?: ReactNode
  /** The new address, which is shown once. */
  address?: string | undefined
  /** Whether the address is made, replaced or ended. */
  isBusy: boolean
  /** Why it could not be. */
  failure?: string | undefined
  /** Makes an address, or replaces it. */
  onRenew: () => void
  onStop: () => void
  onClose: () => void
}

/** The private address of the own calendar, for other programs. It is replaced or ended after a confirmation. */
export function FeedDialog(props: FeedDialogProps) {
  const { createdAt, isLoading, error, address, isBusy, failure, onRenew, onStop, onClose } = props
  const { t } = useTranslation('schedule')
  const dateOf = useDateOf()
  const [asked, setAsked] = useState<'renew' | 'stop'>()
  const stateRef = useRef<HTMLParagraphElement>(null)
  const hasOne = createdAt !== undefined || address !== undefined
  const hadOne = useRef(hasOne)
  useEffect(() => {
    // The button that was pressed has given way to the address, or has gone with it.
    if (address || (hadOne.current && !hasOne)) stateRef.current?.focus()
    hadOne.current = hasOne
  }, [address, hasOne])
  return (
    <Dialog onClose={onClose} initialFocus="dialog">
      <Stack gap="5" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('feed.title')}</DialogTitle>
          <DialogText>{t('feed.text')}</DialogText>
        </div>
        {isLoading && (
          <SkeletonRegion label={t('feed.loading')}>
            <Skeleton height="3rem" borderRadius="control" />
          </SkeletonRegion>
        )}
        {error}
        {!error && !isLoading && (
          <>
            <div>
              <Text ref={stateRef} tabIndex={-1} fontWeight="medium">
                {address
                  ? t('feed.shownOnce')
                  : createdAt
                    ? t('feed.since', { day: dateOf(createdAt) })
                    : t('feed.none')}
              </Text>
              {address && <CalendarAddress address={address} subscribeLabel={t('feed.program')} />}
            </div>
            {asked ? (
              <chakra.div role="group" aria-labelledby="feed-question">
                <Text id="feed-question">{t(asked === 'renew' ? 'feed.question' : 'feed.stopQuestion')}</Text>
                <Row rowGap="3" marginTop="3">
                  <Button data-autofocus autoFocus onClick={() => setAsked(undefined)}>
                    {t(asked === 'renew' ? 'feed.keep' : 'feed.stopKeep')}
                  </Button>
                  <Button
                    variant="outline"
                    onClick={() => {
                      setAsked(undefined)
                      if (asked === 'renew') onRenew()
                      else onStop()
                    }}
                  >
                    {t(asked === 'renew' ? 'feed.confirm' : 'feed.stopConfirm')}
                  </Button>
                </Row>
              </chakra.div>
            ) : (
              <div>
                <Row rowGap="3">
                  <Button
                    variant={address ? 'outline' : 'primary'}
                    isLoading={isBusy}
                    loadingLabel={t('feed.busy')}
                    onClick={() => (hasOne ? setAsked('renew') : onRenew())}
                  >
                    {t(hasOne ? 'feed.renew' : 'feed.make')}
                  </Button>
                  {hasOne && (
                    <Button variant="outline" onClick={() => setAsked('stop')}>
                      {t('feed.stop')}
                    </Button>
                  )}
                </Row>
                <Text role="alert" size="small" tone="danger" css={{ '&:empty': { display: 'none' } }}>
                  {failure}
                </Text>
              </div>
            )}
          </>
        )}
        <div>
          <Button variant="outline" onClick={onClose}>
            {t('feed.close')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
