import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CalendarAddress, type CalendarAddressProps } from '#blocks/calendar/CalendarAddress.tsx'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

export interface FeedDialogProps {
  title: string
  /** What the calendar shows, and that whoever knows the address reads it. */
  text: string
  /** Takes the place of the rest when it could not be asked whether there is an address. */
  failure?: ReactNode
  /** Set while it is asked whether there is an address. */
  loadingLabel?: string | undefined
  /** What is the case: there is no address yet, there is one since a day, or here is the new one. */
  state: string
  /** The new address, which is shown once. */
  address?: CalendarAddressProps | undefined
  /** Makes the address, or replaces it after a question. */
  make: {
    label: string
    busyLabel: string
    isBusy: boolean
    failure?: string | undefined
    onPress: () => void
  }
  /** Ends the address after a question; left out while there is none. */
  stop?: { label: string; onPress: () => void } | undefined
  /** The question before the address is replaced or ended; left out while it is not asked. */
  question?:
    | { text: string; confirmLabel: string; cancelLabel: string; onConfirm: () => void; onCancel: () => void }
    | undefined
  closeLabel: string
  onClose: () => void
}

/** The private address of one's own calendar, for other programs. */
export function FeedDialog(props: FeedDialogProps) {
  const { title, text, failure, loadingLabel, state, address, make, stop, question } = props
  const { closeLabel, onClose } = props
  const stateRef = useRef<HTMLParagraphElement>(null)
  const isNew = address?.address
  const hasOne = stop !== undefined
  const hadOne = useRef(hasOne)
  useEffect(() => {
    // The button that was pressed has given way to the address, or has gone with it.
    if (isNew || (hadOne.current && !hasOne)) stateRef.current?.focus()
    hadOne.current = hasOne
  }, [isNew, hasOne])
  return (
    <Dialog onClose={onClose} initialFocus="dialog">
      <Stack gap="5" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          <DialogText>{text}</DialogText>
        </div>
        {loadingLabel && (
          <SkeletonRegion label={loadingLabel}>
            <Skeleton height="3rem" borderRadius="control" />
          </SkeletonRegion>
        )}
        {failure}
        {!failure && !loadingLabel && (
          <>
            <div>
              <Text ref={stateRef} tabIndex={-1} fontWeight="medium">
                {state}
              </Text>
              {address && <CalendarAddress {...address} />}
            </div>
            {question ? (
              <chakra.div role="group" aria-labelledby="feed-question">
                <Text id="feed-question">{question.text}</Text>
                <Row rowGap="3" marginTop="3">
                  <Button data-autofocus autoFocus onClick={question.onCancel}>
                    {question.cancelLabel}
                  </Button>
                  <Button variant="outline" onClick={question.onConfirm}>
                    {question.confirmLabel}
                  </Button>
                </Row>
              </chakra.div>
            ) : (
              <div>
                <Row rowGap="3">
                  <Button
                    variant={address ? 'outline' : 'primary'}
                    isLoading={make.isBusy}
                    loadingLabel={make.busyLabel}
                    onClick={make.onPress}
                  >
                    {make.label}
                  </Button>
                  {stop && (
                    <Button variant="outline" onClick={stop.onPress}>
                      {stop.label}
                    </Button>
                  )}
                </Row>
                <Text role="alert" size="small" tone="danger" css={{ '&:empty': { display: 'none' } }}>
                  {make.failure}
                </Text>
              </div>
            )}
          </>
        )}
        <div>
          <Button variant="outline" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
