import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The folder of our own packages in `node_modules`: its links must lead into the copy. */
const own = '@atrium'

/** Copies the files of the repository, uncommitted changes included, and links the packages. */
export function copyTree(root: string, copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0')) {
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file))
  }
  linkPackages(root, copy)
}

function linkPackages(root: string, copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  mkdirSync(path.join(to, own), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== own) symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(path.join(copy, 'packages'))) {
    symlinkSync(path.join(copy, 'packages', name), path.join(to, own, name))
    const nested = path.join(root, 'packages', name, 'node_modules')
    if (existsSync(nested)) symlinkSync(nested, path.join(copy, 'packages', name, 'node_modules'))
  }
}
