import { createHash } from 'node:crypto'
import { pdf } from './cvFixtures.ts'
import { cvFile, multipart, vacancyForm } from './forms.ts'

/** Sends one application after the other until the server is gone. */
export class Sender {
  /** Resolves with the first answer. */
  readonly first: Promise<void>
  readonly #url: string
  readonly #name: string
  #begin: () => void = () => {}

  constructor(url: string, name: string) {
    this.#url = url
    this.#name = name
    this.first = new Promise((resolve) => {
      this.#begin = resolve
    })
  }

  /** Records every received reference, with the SHA-256 of the CV. */
  async run(acknowledged: Map<string, string>): Promise<void> {
    for (let count = 0; ; count += 1) {
      const content = pdf(2000 + Math.floor(Math.random() * 200_000))
      const form = vacancyForm({
        email: `sender-${this.#name}-${count}@person.example`,
        cv: cvFile('cv.pdf', content),
      })
      const { headers, payload } = multipart(form)
      const job = 1 + (count % 12)
      try {
        const reply = await fetch(`${this.#url}/api/v1/jobs/${job}/apply/`, {
          method: 'POST',
          headers,
          body: new Uint8Array(payload),
        })
        if (reply.status !== 200) throw new Error(`The server answered ${reply.status}.`)
        const { reference } = (await reply.json()) as { reference: string }
        acknowledged.set(reference, createHash('sha256').update(content).digest('hex'))
        this.#begin()
      } catch (error) {
        // The connection was cut: this application was not acknowledged.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }
}
