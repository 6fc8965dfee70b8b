import { chakra } from '@chakra-ui/react'
import { styles } from './Desk.styles.ts'

export interface ChangesProps {
  /** One line for each field: its name, and the values before and after. */
  changes: readonly { field: string; before?: string | undefined; after?: string | undefined }[]
  /** In the place of a value that is missing: "nothing". */
  nothing: string
}

/** What changed in a record: before and after of each field. */
export function Changes({ changes, nothing }: ChangesProps) {
  return (
    <chakra.dl css={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <chakra.div key={field} css={styles.change}>
          <dt>{field}</dt>
          {before !== undefined && (
            <dd>
              <del>{before || nothing}</del>
            </dd>
          )}
          <dd>
            <ins>{after || nothing}</ins>
          </dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
