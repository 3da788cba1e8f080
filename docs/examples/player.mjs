// The same player in JavaScript, for Node: it builds where it can, else takes the largest offer.
import { createInterface } from 'node:readline'

const order = ['sell', '', 'use', 'end', 'take', 'build']

const say = (message) => console.log(JSON.stringify(message))

const liking = (option) => {
  const place = order.indexOf(option.text.split(' ')[0])
  const amounts = option.words.match(/\d+/g) ?? []
  const sum = amounts.reduce((whole, each) => whole + Number(each), 0)
  return 1e7 * option.text.includes('firm') + 1e6 * (place < 0 ? 1 : place) + sum
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.type === 'setup') {
    say({ type: 'ready', name: 'the player of the docs, in JavaScript' })
  } else if (told.type === 'decide') {
    const best = told.legal.reduce((one, other) => (liking(other) > liking(one) ? other : one))
    say({ type: 'choice', decision: told.decision, action: best.action })
  } else if (told.type === 'refused') {
    console.error(told.reason)
  } else if (told.type === 'quit') {
    process.exit()
  }
}
