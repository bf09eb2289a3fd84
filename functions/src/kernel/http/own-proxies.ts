import { BlockList, isIP } from 'node:net';

/**
 * Networks of the proxies between a browser and a function: Google's own front ends (those in its
 * SPF records, none that customers can rent) and Fastly's, which serve Hosting.
 */
const OWN_NETWORKS = [
  // Google
  '35.191.0.0/16',
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.80.0/20',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.8.0/21',
  '108.177.96.0/19',
  '130.211.0.0/22',
  '169.254.0.0/16',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860:4000::/36',
  '2404:6800:4000::/36',
  '2607:f8b0:4000::/36',
  '2800:3f0:4000::/36',
  '2a00:1450:4000::/36',
  '2c0f:fb50:4000::/36',
  // Fastly
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const ownNetworks = new BlockList();
for (const network of OWN_NETWORKS) {
  const [address = '', bits = ''] = network.split('/');
  ownNetworks.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * True for the address of a proxy of Google or Hosting, whose entries in X-Forwarded-For are true.
 */
export const isOwnProxy = (address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && ownNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
};
