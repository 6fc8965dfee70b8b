import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { RetryIcon, WarningIcon } from '#primitives/icons.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Text } from '#primitives/Text.tsx'

export interface LookupNoticeProps {
  /** The heading of the page. */
  title: string
  /** What really happened, and what to do. */
  text: string
  /** A call failed, and can be made again; without it nothing is there at this address. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
  /** A link to go on by. */
  action?: ReactNode
}

/** In the place of what a lookup page is about, on its sheet: there is none, or it could not be had. */
export function LookupNotice({ title, text, retry, action }: LookupNoticeProps) {
  return (
    <chakra.div role="alert" display="grid" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
      {retry ? (
        <chakra.span
          display="grid"
          placeItems="center"
          width="12"
          height="12"
          borderRadius="control"
          backgroundColor="bg.danger"
          color="fg.danger"
          fontSize="1.25rem"
        >
          <WarningIcon />
        </chakra.span>
      ) : (
        <PlanMotif seed={269} rows={3} columns={16} ground="paper" height="3.25rem" maxWidth="full" />
      )}
      <Heading level={1} size="h3" marginTop="5">
        {title}
      </Heading>
      <Text tone="muted" isProse marginTop="2">
        {text}
      </Text>
      {(retry || action) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
          {retry && (
            <Button
              variant="outline"
              isLoading={retry.isRetrying}
              loadingLabel={retry.label}
              onClick={retry.onRetry}
            >
              <RetryIcon />
              {retry.label}
            </Button>
          )}
          {action}
        </chakra.div>
      )}
    </chakra.div>
  )
}
