import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { ArrowDownIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'

interface ScheduleFootProps {
  /** The button "Download week (.ics)": `failure` says why the download failed. Left out where no week is shown. */
  download?:
    | { label: string; isLoading: boolean; failure?: string | undefined; onPress: () => void }
    | undefined
  /** The button "Subscribe", which opens the dialog with the private address. */
  subscribe?: { label: string; onPress: () => void } | undefined
  /** Whether the person's changes have reached the server. */
  sync?: string | undefined
}

/** Under the week: the download, the subscription, and the state of the synchronisation. */
export const ScheduleFoot = ({ download, subscribe, sync }: ScheduleFootProps) => (
  <chakra.div css={styles}>
    {download && (
      <Button
        variant="outline"
        size="sm"
        minHeight="target"
        isLoading={download.isLoading}
        loadingLabel={download.label}
        onClick={download.onPress}
      >
        <ArrowDownIcon />
        {download.label}
      </Button>
    )}
    {subscribe && (
      <Button
        variant="quiet"
        size="sm"
        minHeight="target"
        // Alone in the row it stands in line with what is over it.
        marginInlineStart={download ? undefined : '-4'}
        aria-haspopup="dialog"
        onClick={subscribe.onPress}
      >
        {subscribe.label}
      </Button>
    )}
    <Text role="alert" size="small" tone="danger" css={{ '&:empty': { display: 'none' } }}>
      {download?.failure}
    </Text>
    {sync && (
      <Text size="small" tone="hint">
        {sync}
      </Text>
    )}
  </chakra.div>
)

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '3',
  _print: { '& button': { display: 'none' } },
} as const
