import { TableSelect, type TableSelectProps } from '#blocks/table/TableSelect.tsx'
import { Button } from '#primitives/Button.tsx'
import { DeskActions } from './DeskActions.tsx'

interface FileReadingProps extends TableSelectProps {
  back: { label: string; onPress: () => void }
}

/** How a chosen file is read, and the way back to the choice of the file. */
export const FileReading = ({ back, ...select }: FileReadingProps) => (
  <DeskActions>
    <TableSelect {...select} />
    <Button variant="outline" alignSelf="flex-end" disabled={select.isBusy} onClick={back.onPress}>
      {back.label}
    </Button>
  </DeskActions>
)
