#!/usr/bin/env bash
# robots-parser does not apply a rule to the very address it spells out, if there is a bracket or a bar in it, as filters of lists have.
#
# Version: robots-parser 3.0.1, beside robots-txt-guard 1.0.2 and robots-txt-parser 2.0.3, which compare both as they are written. It encodes the
# rule with encodeURI(), and takes the address from `URL`, which leaves [, ] and | of a query as they are and encodes the apostrophe that
# encodeURI() leaves. So `Disallow: /posts?tags[]=` lets a crawler fetch /posts?tags[]=news, with each of its pages, and no other way to
# write the brackets in the rule refuses it; `*` in their place does.
# Source: RFC 9309, 2.2.2 "The 'Allow' and 'Disallow' Lines": octets are compared after both paths were encoded alike.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund robots-parser@3.0.1 robots-txt-guard@1.0.2 robots-txt-parser@2.0.3

cat >find.mjs <<'PROGRAM'
import robots from 'robots-parser';
import guard from 'robots-txt-guard';
import other from 'robots-txt-parser';

const site = 'https://example.org';
for (const [path, address] of [
  ['/posts?tags[]=', '/posts?tags[]=news&page=2'],
  ['/posts?tags%5B%5D=', '/posts?tags[]=news&page=2'],
  ['/posts?tags[]=', '/posts?tags%5B%5D=news&page=2'],
  ['/posts?tags*=', '/posts?tags[]=news&page=2'],
  ['/posts?tags=a|b', '/posts?tags=a|b&page=2'],
  ["/posts?q='a'", "/posts?q='a'&page=2"],
  ['/posts?tags=a,b', '/posts?tags=a,b&page=2'],
]) {
  const file = `User-agent: *\nDisallow: ${path}`;
  const parser = other();
  parser.parseRobots(site, file);
  const answers = {
    'robots-parser': robots(`${site}/robots.txt`, file).isAllowed(site + address, 'Bot'),
    guard: guard({ groups: [{ agents: ['*'], rules: [{ rule: 'disallow', path }] }] }).isAllowed('Bot', address),
    'robots-txt-parser': parser.canCrawlSync(site + address),
  };
  const allows = Object.keys(answers).filter((name) => answers[name]);
  console.log(`Disallow: ${path} ${address} is allowed by ${allows.join(' and ') || 'none'}`);
}
PROGRAM

cat >seen.txt <<'SEEN'
Disallow: /posts?tags[]= /posts?tags[]=news&page=2 is allowed by robots-parser
Disallow: /posts?tags%5B%5D= /posts?tags[]=news&page=2 is allowed by robots-parser and guard and robots-txt-parser
Disallow: /posts?tags[]= /posts?tags%5B%5D=news&page=2 is allowed by guard and robots-txt-parser
Disallow: /posts?tags*= /posts?tags[]=news&page=2 is allowed by none
Disallow: /posts?tags=a|b /posts?tags=a|b&page=2 is allowed by robots-parser
Disallow: /posts?q='a' /posts?q='a'&page=2 is allowed by robots-parser
Disallow: /posts?tags=a,b /posts?tags=a,b&page=2 is allowed by none
SEEN

node find.mjs | tee found.txt
diff seen.txt found.txt && echo 'Still so.'
